import { ownPath } from '@rendezvous/contracts/kernel';

/** The page to go on to: a path of this site, or the search. */
export const nextPage = (next: string | null): string => ownPath(next) ?? '/members';
