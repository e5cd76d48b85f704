import { type ContractRange, understand } from '@rendezvous/contracts/range';
import type { LiveRelease, Release } from './release.js';

/** What everybody without a canary gets. */
export const everybodys = ({ pinned, stable }: Pick<LiveRelease, 'pinned' | 'stable'>): Release => pinned ?? stable;

/** A shell offers a contract that a build speaks. */
export const offers = (shell: { readonly contracts: ContractRange }, { contracts }: { readonly contracts: ContractRange }): boolean =>
  understand(shell.contracts, contracts);
