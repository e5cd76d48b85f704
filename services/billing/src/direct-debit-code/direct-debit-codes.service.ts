import type { Locale } from '@rendezvous/contracts/reference';
import type { Tx } from '@rendezvous/server/database';

/** Whom a code is sent to. */
export interface CodeRecipient {
  readonly orderId: number;
  readonly memberId: number;
  /** In E.164, `+31612345678`. */
  readonly mobile: string;
  /** Key of the network that asks (`Caller.network`): for counting, never stored with a person. */
  readonly network: string;
  readonly locale: Locale;
}

/** How the code of an order stands, while it counts. */
export interface CodeStanding {
  /** The number it went to. */
  readonly mobile: string;
  readonly expiresAt: Date;
  /** From when another may be sent. */
  readonly resendAt: Date;
  readonly triesLeft: number;
}

/** Codes by SMS that prove who signs a mandate: six digits, ten minutes, five tries. Always called outside a transaction, but for `forget`. */
export abstract class DirectDebitCodes {
  /**
   * Sends a code, which takes the place of the one before. Refuses with `billing.direct-debit-code-limit` what member, network or number have had
   * too often, and with `billing.direct-debit-code-unsent` what could not be sent.
   */
  abstract send(recipient: CodeRecipient): Promise<void>;
  /** null while no code counts: none was sent, it is too old, or was tried too often. */
  abstract find(orderId: number): Promise<CodeStanding | null>;
  /** Counts the try before it looks; refuses with `billing.direct-debit-code` unless this code was sent for this order to this number and counts. */
  abstract check(orderId: number, mobile: string, code: string): Promise<void>;
  /** Forgets the code of an order that is signed, given up, or gets another number. */
  abstract forget(tx: Tx, orderId: number): Promise<void>;
}
