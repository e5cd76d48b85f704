/** Whether starting a conversation with somebody uses up one: not with a fictional profile. */
export const countsAsStart = (partner: { readonly fictional: boolean } | null): boolean => partner?.fictional !== true;

/** How many conversations a member may ever start; null when there is no limit. @param free what the site allows free members */
export const startLimit = (premium: boolean, free: number): number | null => (premium ? null : free);

/** Whether a member may start one more conversation. @param started how many they have started */
export const mayStart = (started: number, limit: number | null): boolean => limit === null || started < limit;

/** Conversations that may still be started; null when there is no limit. */
export const conversationsLeft = (started: number, limit: number | null): number | null =>
  limit === null ? null : Math.max(0, limit - started);
