import type { CallOutcome } from '../payment/call-outcome.js';

/** The port to the bank: takes files that are to go there. Always called outside a transaction. */
export abstract class BankOutbox {
  /** Hands a file over, whole or not at all. The same name again, with the same content, is the same file. */
  abstract deliver(name: string, content: string): Promise<CallOutcome<'delivered'>>;
  /** True when a file of this name was handed over for sure; false when nobody can tell. */
  abstract wasDelivered(name: string): Promise<boolean>;
}
