import type { Contacted } from '@rendezvous/account';
import type { OwnViewer } from '@rendezvous/contracts/search/own-view';

/** Somebody who might look at a member: how well the two know each other, and what they are themselves. */
export interface Imagined {
  readonly visitor: boolean;
  readonly premium: boolean;
  /** What happened between the two. */
  readonly contact: Contacted;
}

const stranger: Imagined = { visitor: false, premium: false, contact: {} };

export const imagined: Readonly<Record<OwnViewer, Imagined>> = {
  visitor: { ...stranger, visitor: true },
  free: stranger,
  premium: { ...stranger, premium: true },
  liked: { ...stranger, contact: { liked: true } },
  match: { ...stranger, contact: { liked: true, matched: true } },
  blocked: { ...stranger, contact: { blockedViewer: true } },
};
