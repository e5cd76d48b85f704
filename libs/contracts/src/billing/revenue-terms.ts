/** What revenue can be told by. */
export const REVENUE_GROUPS = ['day', 'country', 'method', 'lander'] as const;

/** No day before this one is told of. */
export const REVENUE_FIRST_DAY = '2000-01-01';

/** Days that are told at once: a leap year. */
export const REVENUE_DAYS_MAX = 366;
