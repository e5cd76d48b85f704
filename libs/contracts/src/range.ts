import type { RemoteDescriptor } from './releases.js';

// Beside the schemas, not among them: the shell asks this of every remote, and would carry the validation library for it.

/** Contracts that a remote speaks, or that a shell offers. */
export interface ContractRange {
  readonly oldest: number;
  readonly newest: number;
}

/** The contracts of a remote. */
export const contractsOf = ({ contract, oldestContract = contract }: RemoteDescriptor): ContractRange => ({
  oldest: oldestContract,
  newest: contract,
});

/** They have a contract in common. */
export const understand = (one: ContractRange, other: ContractRange): boolean => one.oldest <= other.newest && other.oldest <= one.newest;
