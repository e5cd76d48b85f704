import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { DebitedNetworkStore } from './debited-network.store.js';
import type { DirectDebit } from './direct-debit.entity.js';
import { DirectDebitStore } from './direct-debit.store.js';
import { Sealing } from './sealing.service.js';

/** Debits that are signed and will not be sent. */
@Injectable()
export class WithheldDebits {
  constructor(
    private readonly sealing: Sealing,
    private readonly debits: DirectDebitStore,
    private readonly networks: DebitedNetworkStore,
  ) {}

  /** Takes a debit out of what is to be sent: it counts in no limit any more. Lock it before. */
  async withhold(tx: Tx, paymentId: string, why: Partial<Pick<DirectDebit, 'returnKind' | 'returnedOn' | 'reason'>> = {}): Promise<void> {
    await this.debits.update(tx, paymentId, { state: 'withheld', ...why });
    await this.networks.forget(tx, this.sealing.keyOf('debit', paymentId));
  }
}
