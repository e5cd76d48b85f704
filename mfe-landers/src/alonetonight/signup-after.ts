import type { Gender } from '@rendezvous/contracts/reference';

/** The way to join that ends at the first search: of everybody, or of who the visitor hopes to hear from. */
export const signupAfter = (sought: Gender | null): string => {
  const next = sought === null ? '/members' : `/members?${new URLSearchParams({ gender: sought })}`;
  return `/signup?${new URLSearchParams({ next })}`;
};
