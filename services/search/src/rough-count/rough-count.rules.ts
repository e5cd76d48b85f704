import { FEW_MEMBERS, type RoughCount } from '@rendezvous/contracts/search/member-counts';

const STEP = 10;

/** A count for whoever only looks: small groups are not counted out, larger ones do not tell of one member who comes or goes. 0 stays 0. */
export const roughly = (members: number): RoughCount => {
  if (members === 0) return 0;
  return members < FEW_MEMBERS ? null : members - (members % STEP);
};
