import { Injectable, Logger } from '@nestjs/common';
import { settleCall } from '../payment/call-outcome.js';
import type { PaymentProvider } from '../payment/payment.provider.js';
import { type Adopted, RefundAdoption } from '../refund/refund-adoption.service.js';
import { ProviderReportStore, type ReportedTime } from './provider-report.store.js';

const DONE: ReadonlySet<Adopted> = new Set(['settled', 'not-here']);

/** Looks in providers' own lists for refunds that are not known here: their events were lost. */
@Injectable()
export class ListedRefunds {
  private readonly logger = new Logger(ListedRefunds.name);

  constructor(
    private readonly store: ProviderReportStore,
    private readonly adoption: RefundAdoption,
  ) {}

  /** @returns how many were taken in; null when the provider gave no list, or did not say of all that stand in it how they stand */
  async follow(provider: PaymentProvider, { from, to }: ReportedTime): Promise<number | null> {
    const answer = await settleCall(() => provider.listRefunds(from, to));
    if (answer.outcome !== 'ok') {
      this.logger.warn({ msg: 'A provider gave no list of its refunds.', provider: provider.name, from, answer });
      return null;
    }
    const unknown = await this.store.unknownRefunds(provider.name, answer.value);
    let open = false;
    for (const reference of unknown) if (!DONE.has(await this.adoption.follow(provider, reference))) open = true;
    return open ? null : unknown.length - (await this.store.unknownRefunds(provider.name, unknown)).length;
  }
}
