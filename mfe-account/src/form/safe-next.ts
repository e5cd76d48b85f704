/** The page to go on to: a path of this site, or the search. */
export const safeNext = (next: string | null): string => (next !== null && /^\/(?![/\\])/.test(next) ? next : '/members');
