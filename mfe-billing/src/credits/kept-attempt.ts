import { privateStorage } from '@rendezvous/client';
import { newUuid } from '@rendezvous/contracts/kernel';

/** An order that is sent: what is wished for, and the name by which the server knows it. */
export interface Attempt {
  readonly wish: string;
  readonly clientId: string;
}

const KEY = 'order-without-answer';

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === 'object' && kept !== null && 'wish' in kept && 'clientId' in kept && typeof kept.clientId === 'string';

/** The attempt at this wish, kept before it is sent: whoever loads the page anew after a lost answer continues the same order. */
export const keptAttempt = (wish: string): Attempt => {
  const kept = privateStorage.read<unknown>(KEY);
  if (isAttempt(kept) && kept.wish === wish) return kept;
  const attempt = { wish, clientId: newUuid() };
  privateStorage.write(KEY, attempt);
  return attempt;
};

/** The server answered: the same wish is another order from now on. */
export const forgetAttempt = (): void => privateStorage.remove(KEY);
