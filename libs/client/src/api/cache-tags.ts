import { type ApiTag, api } from './api';

/** Something happened after which answers may be stale: the type of a socket event, or one of these. */
export type StaleAfter = 'polled' | 'reconnected' | 'language-changed' | 'blocks-changed' | (string & {});

const tagsAfter = new Map<StaleAfter, Set<ApiTag>>();

/** Says what makes the answers of some tags stale. */
export const declareCacheTags = (cacheTags: Readonly<Record<ApiTag, readonly StaleAfter[]>>): void => {
  for (const [tag, occasions] of Object.entries(cacheTags))
    for (const occasion of occasions) tagsAfter.set(occasion, (tagsAfter.get(occasion) ?? new Set()).add(tag));
};

/** The tags whose answers are stale now. */
export const staleAfter = (occasion: StaleAfter): ApiTag[] => [...(tagsAfter.get(occasion) ?? [])];

/** An action after which what is shown of them is asked for again. */
export const invalidateAfter = (occasion: StaleAfter) => api.util.invalidateTags(staleAfter(occasion));
