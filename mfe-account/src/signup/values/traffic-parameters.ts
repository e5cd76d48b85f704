import type { Traffic } from '@rendezvous/contracts/account/signup';

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
const LENGTH = 200;

/** Where a visitor came from, as far as the address says it: what campaigns and partners add to their links. */
export const trafficOf = (search: URLSearchParams): Traffic =>
  Object.fromEntries(NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)!.slice(0, LENGTH)]] : []))) as Traffic;
