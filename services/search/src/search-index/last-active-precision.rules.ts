/**
 * How exactly the index knows when somebody was last active: by the hour. Within it nobody stands before another for it, and whoever is
 * active all day costs one write an hour.
 * @param time the SQL of a timestamp
 */
export const byTheHour = (time: string): string => `date_trunc('hour', ${time}, 'UTC')`;
