import { Injectable, Logger } from '@nestjs/common';
import { type DisputeAnswer, DisputeAsking } from '../dispute/dispute-asking.service.js';
import type { DisputeName } from '../dispute/dispute.store.js';
import type { HeardBy } from '../dispute/disputes.service.js';
import { settleCall } from '../payment/call-outcome.js';
import type { PaymentProvider } from '../payment/payment.provider.js';
import { ProviderReportStore, type ReportedDispute, type ReportedTime } from './provider-report.store.js';

/** What became of the disputes in a provider's own list. */
interface FollowedDisputes {
  /** How many of them nobody had heard of here. */
  readonly missed: number;
  /** Payments here that the list's disputes are of. */
  readonly named: readonly string[];
}

/** Disputes of which no event told: those that only a provider's list names, and those that moved on since they were heard of. */
@Injectable()
export class ReportedDisputes {
  private readonly logger = new Logger(ReportedDisputes.name);

  constructor(
    private readonly store: ProviderReportStore,
    private readonly asking: DisputeAsking,
  ) {}

  /**
   * Takes in what a provider lists and nobody here knows, as its event would have been.
   * @returns null when the provider gave no list, or did not say of all that stand in it how they stand
   */
  async follow(provider: PaymentProvider, { from, to }: ReportedTime): Promise<FollowedDisputes | null> {
    const answer = await settleCall(() => provider.listDisputes(from, to));
    if (answer.outcome !== 'ok') {
      this.logger.warn({ msg: 'A provider gave no list of its disputes.', provider: provider.name, from, answer });
      return null;
    }
    const before = await this.store.disputes(provider.name, answer.value);
    const known = new Set(before.map(({ reference }) => reference));
    let open = false;
    for (const reference of answer.value)
      if (!known.has(reference) && (await this.ask({ provider: provider.name, reference }, 'list')) === 'silent') open = true;
    if (open) return null;
    const now = await this.store.disputes(provider.name, answer.value);
    return { missed: now.length - before.length, named: [...new Set(now.map(({ paymentId }) => paymentId))] };
  }

  /** Brings up to date what a provider says otherwise of. @returns how it stands then; null when the provider did not say */
  async renew({ name: provider }: PaymentProvider, { reference }: ReportedDispute): Promise<ReportedDispute | null> {
    if ((await this.ask({ provider, reference }, 'event')) === 'silent') return null;
    const [renewed] = await this.store.disputes(provider, [reference]);
    return renewed ?? null;
  }

  /** One that fails keeps no other from being heard of, and no report from being made: it is tried again in the next night. */
  private ask(name: DisputeName, heardBy: HeardBy): Promise<DisputeAnswer> {
    return this.asking.ask(name, heardBy).catch((error: unknown): DisputeAnswer => {
      this.logger.warn({ msg: 'A dispute could not be asked about.', dispute: name.reference, err: error });
      return 'silent';
    });
  }
}
