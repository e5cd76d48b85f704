import type { CallLimit } from '@rendezvous/contracts/limits';
import type { LimitedKey } from '../limits/index.js';

interface CountedCaller {
  /** null without a login. */
  readonly memberId: number | null;
  readonly network: string;
}

/**
 * Under which keys a call counts. Always under the network, with a login or without: otherwise a fresh session would start a fresh
 * count. The key of a member is the member's, not the session's, for the same reason.
 */
export const countedKeys = (limit: CallLimit, { memberId, network }: CountedCaller): LimitedKey[] => {
  const { seconds, member, visitors } = limit;
  const own: LimitedKey[] =
    memberId !== null
      ? [{ key: `member:${memberId}`, max: member, seconds }]
      : visitors !== undefined
        ? [{ key: `visitors:${network}`, max: visitors, seconds }]
        : [];
  return [...own, { key: `network:${network}`, max: limit.network, seconds }];
};
