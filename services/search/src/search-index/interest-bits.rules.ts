import { type Interest, INTERESTS } from '@rendezvous/contracts/reference';

/** Interests as one bit each, in the order of the contract's list: how many two members share is then one instruction. */
export const interestBits = (interests: readonly Interest[]): bigint =>
  interests.reduce((bits, interest) => bits | (1n << BigInt(INTERESTS.indexOf(interest))), 0n);

/** How many interests two members share. @param one as the index keeps them: all of them are below what a number holds exactly */
export const sharedInterests = (one: number, other: bigint): number => (BigInt(one) & other).toString(2).replaceAll('0', '').length;

/** How many bits a signed bigint of the database has for interests. */
export const INTEREST_BITS_MAX = 63;
