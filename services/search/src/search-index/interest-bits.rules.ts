import { type Interest, INTERESTS } from '@rendezvous/contracts/reference';

/** Interests as one bit each, in the order of the contract's list: how many two members share is then one instruction. */
export const interestBits = (interests: readonly Interest[]): bigint =>
  interests.reduce((bits, interest) => bits | (1n << BigInt(INTERESTS.indexOf(interest))), 0n);

/** How many bits a signed bigint of the database has for interests. */
export const INTEREST_BITS_MAX = 63;
