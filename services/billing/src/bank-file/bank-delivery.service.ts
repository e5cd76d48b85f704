import { minutes } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { settleCall } from '../payment/call-outcome.js';
import { Sealing } from '../sepa/sealing.service.js';
import { type BankFile, BankFileStore } from './bank-file.store.js';
import { BankOutbox } from './bank-outbox.provider.js';

/** Longer than handing a file over takes. */
const HANDING_OVER_MS = minutes(15);

/** The name that a file has at the bank. */
export const bankFileName = ({ kind, messageId }: Pick<BankFile, 'kind' | 'messageId'>): string => `${kind}-${messageId}.xml`;

/**
 * Hands files over to the bank, each once: it is claimed for good before. Of one that nobody knows the end of, an operator says what becomes of it; it is
 * never handed over again by itself.
 */
@Injectable()
export class BankDelivery {
  private readonly logger = new Logger(BankDelivery.name);

  constructor(
    private readonly clock: Clock,
    private readonly sealing: Sealing,
    private readonly outbox: BankOutbox,
    private readonly store: BankFileStore,
  ) {}

  async deliver(): Promise<void> {
    await this.settleStuck();
    for (const file of await this.store.claimWritten(this.clock.now())) await this.handOver(file);
  }

  private async handOver({ id, kind, messageId, content }: BankFile): Promise<void> {
    const name = bankFileName({ kind, messageId });
    const answer = await settleCall(() => this.outbox.deliver(name, this.sealing.open(content!)));
    if (answer.outcome !== 'ok') this.logger.error({ msg: 'A file was not handed over to the bank.', file: id, answer });
    const to = { ok: 'delivered', refused: 'written', unknown: 'unknown' } as const;
    await this.store.move('delivering', to[answer.outcome], id, this.clock.now());
  }

  /** A process died while it handed a file over. */
  private async settleStuck(): Promise<void> {
    const now = this.clock.now();
    for (const file of await this.store.listStuck(new Date(now.getTime() - HANDING_OVER_MS))) {
      const found = await this.outbox.wasDelivered(bankFileName(file));
      await this.store.move('delivering', found ? 'delivered' : 'unknown', file.id, now);
    }
  }
}
