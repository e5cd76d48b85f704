import { createHash } from 'node:crypto';

const SPACE = 2 ** 32;

/** Where a visitor stands among all of a remote's visitors, in per cent: the same for good, and independent between remotes. */
const placeOf = (visitor: string, remote: string): number =>
  (createHash('sha256').update(`${remote} ${visitor}`).digest().readUInt32BE(0) / SPACE) * 100;

/** Whether a visitor belongs to the share that gets a remote's canary: whoever did still does when the share grows. */
export const isInCanary = (visitor: string, remote: string, percent: number): boolean => placeOf(visitor, remote) < percent;
