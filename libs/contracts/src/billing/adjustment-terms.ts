/** So many credits one operator gives or takes alone, at once and in 24 hours; beyond either, another operator has to approve. */
export const ADJUSTED_ALONE = { once: 50, day: 150 } as const;

/** The most that an adjustment can give or take. */
export const ADJUSTMENT_MAX = 10_000;

export const ADJUSTMENT_FILTERS = ['open', 'all'] as const;
