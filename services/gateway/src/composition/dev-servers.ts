import { FACTS, type ReleaseFacts, releaseOf } from '@rendezvous/site';
import type { StandIn } from './composition.rules.js';

/** A dev server answers when what it compiles is done. */
const TIMEOUT_MS = 120_000;

/** The dev servers that pages load some builds from; none outside `npm run dev`. */
export class DevServers {
  /** @param addresses each serves one build, without a slash at its end */
  constructor(readonly addresses: readonly string[]) {}

  /** What they serve now. Asked for with every page: a change may have brought a chunk or a route. */
  builds(): Promise<StandIn[]> {
    return Promise.all(this.addresses.map(buildAt));
  }
}

const buildAt = async (address: string): Promise<StandIn> => {
  const answer = await fetch(`${address}/${FACTS}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The dev server at ${address} has no build: it answered ${answer.status}.`);
  const facts = (await answer.json()) as ReleaseFacts;
  return { release: releaseOf({ facts, folder: address }, new Date()), channel: 'development' };
};
