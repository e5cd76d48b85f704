/** What revenue can be told by. */
export const REVENUE_GROUPS = ['day', 'country', 'method', 'lander'] as const;

/** Days that are told at once: a leap year. */
export const REVENUE_DAYS_MAX = 366;
