import type { Move } from '@rendezvous/site';

/** The version that everybody is held on in place of another; null when nobody is held. */
export const heldOn = (state: Pick<Move['state'], 'pinned'> | undefined, version: string): string | null =>
  state?.pinned && state.pinned !== version ? state.pinned : null;

/** What to tell about a version that a pin keeps from everybody. */
export const heldLine = (remote: string, pinned: string): string =>
  `Nobody gets it: ${remote} is pinned to ${pinned}. To have its channels followed again: npm run releases -- unpin ${remote}`;
