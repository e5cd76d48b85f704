/** Marks the way to the home page of somebody who logs out: until that is done they still count as logged in, and members have no home page. */
export const LEAVING = { leaving: true } as const;

export const isLeaving = (state: unknown): boolean => typeof state === 'object' && state !== null && 'leaving' in state;
