import { privateStorage } from '@rendezvous/client';
import { days, newUuid } from '@rendezvous/contracts/kernel';

/** An order that is sent: what is wished for, and the name by which the server knows it. */
export interface Attempt {
  readonly wish: string;
  readonly clientId: string;
  /** It was begun before the page was loaded: what became of it may have been told, or be over. */
  readonly earlier: boolean;
}

const KEY = 'order-without-answer';
/** Who comes back later than that wants to buy anew. */
const KEPT_MS = days(1);

type Kept = Omit<Attempt, 'earlier'> & {
  readonly at: number;
  /** The server's own name for the order; not there while it has not answered. */
  readonly order?: number;
};

/**
 * The attempt at this wish, kept before it is sent: whoever loads the page anew after a lost answer, or comes back from the bank with the back button,
 * continues the same order.
 */
export const keptAttempt = (wish: string): Attempt => {
  const kept = privateStorage.read<Partial<Kept>>(KEY);
  if (kept?.wish === wish && kept.clientId && Date.now() - (kept.at ?? 0) < KEPT_MS)
    return { wish, clientId: kept.clientId, earlier: true };
  const attempt = { wish, clientId: newUuid() };
  privateStorage.write(KEY, { ...attempt, at: Date.now() });
  return { ...attempt, earlier: false };
};

/** The server answered, and the order waits for its payment: until that is decided the same wish is this order. */
export const keepUntilDecided = ({ wish, clientId }: Attempt, order: number): void =>
  privateStorage.write(KEY, { wish, clientId, at: Date.now(), order });

/** The order was decided, and the member sees it: the same wish is another order from now on. */
export const forgetDecided = (order: number): void => {
  if (privateStorage.read<Partial<Kept>>(KEY)?.order === order) forgetAttempt();
};

/** The same wish is another order from now on. */
export const forgetAttempt = (): void => privateStorage.remove(KEY);
