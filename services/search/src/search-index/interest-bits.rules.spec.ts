import { INTERESTS } from '@rendezvous/contracts/reference';
import { INTEREST_BITS_MAX, interestBits } from './interest-bits.rules.js';

test('each interest has a bit of its own that a bigint of the database can hold', () => {
  expect(INTERESTS.length).toBeLessThanOrEqual(INTEREST_BITS_MAX);
  expect(interestBits([])).toBe(0n);
  expect(interestBits([INTERESTS[0]!, INTERESTS[2]!])).toBe(5n);
  expect(interestBits([...INTERESTS])).toBe(2n ** BigInt(INTERESTS.length) - 1n);
});
