import type { listProviderReports } from '@rendezvous/contracts/billing/operator-reports';
import { days, type Money } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents, type ReportedKind } from '../incident/incidents.service.js';
import { type CallOutcome, settleCall } from '../payment/call-outcome.js';
import type { PaymentProvider } from '../payment/payment.provider.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { askAboutRefund } from '../payment/refund-question.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { ListedCharges } from './listed-charges.service.js';
import { ListedRefunds } from './listed-refunds.service.js';
import { ReportedDisputes } from './reported-disputes.service.js';
import { captureDifference, disputeDifference, ledgerDifference, refundDifference } from './provider-comparison.rules.js';
import {
  type MovedPayment,
  ProviderReportStore,
  REPORT_PAGE,
  type ReportedDispute,
  type ReportedTime,
  type ReportLine,
} from './provider-report.store.js';

const KEPT_DAYS = 730;

interface Difference {
  readonly kind: ReportedKind;
  readonly reported: Money;
}

/** What a provider says of one payment, and where that is not what stands here. */
interface Compared {
  readonly lines: readonly ReportLine[];
  readonly differences: readonly Difference[];
}

/** Nobody can be compared with a provider that gives no answer. */
class Silence extends Error {}

/** Compares, night by night, what providers say of a day with what payments and ledger say here, both ways. */
@Injectable()
export class ProviderReports {
  private readonly logger = new Logger(ProviderReports.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly status: PaymentStatusCheck,
    private readonly incidents: Incidents,
    private readonly charges: ListedCharges,
    private readonly refunds: ListedRefunds,
    private readonly disputes: ReportedDisputes,
    private readonly store: ProviderReportStore,
  ) {}

  async list(before: number | null): Promise<ReplyOf<typeof listProviderReports>> {
    const rows = await this.store.page(before);
    return {
      reports: rows.slice(0, REPORT_PAGE).map(({ endedAt, ...row }) => ({ ...row, ended_at: endedAt?.toISOString() ?? null })),
      more: rows.length > REPORT_PAGE,
    };
  }

  /** Makes the reports of yesterday, and those of the days before it that were missed or are not complete. */
  async reportDue(): Promise<void> {
    const now = this.clock.now().getTime();
    const kept = { first: dayOf(now - days(KEPT_DAYS)), last: dayOf(now - days(1)) };
    await this.store.removeBefore(kept.first);
    for (const provider of this.providers.all())
      for (const day of await this.store.daysToReport(provider.name, kept)) await this.report(provider, day);
  }

  /** May be made again: what was said before is said once. */
  private async report(provider: PaymentProvider, day: string): Promise<void> {
    const id = await this.store.begin(provider.name, day, this.clock.now());
    const time = timeOf(day);
    const list = await this.charges.list(provider, time);
    const disputes = await this.disputes.follow(provider, time);
    let [asked, silent, differences] = [0, 0, (list?.unmatched.length ?? 0) + (disputes?.missed ?? 0)];
    for await (const payment of this.toCompare(provider, time, [...(list?.named ?? []), ...(disputes?.named ?? [])])) {
      asked += 1;
      const compared = await this.compare(provider, payment);
      if (compared === null) silent += 1;
      else {
        await this.keep(id, payment.id, compared);
        differences += compared.differences.length;
      }
    }
    // after its payments, which are settled by then
    const refunds = await this.refunds.follow(provider, time);
    differences += refunds ?? 0;
    const listed = list === null || refunds === null || disputes === null ? null : list.listed;
    const counts = { asked, silent, listed, differences };
    await this.store.end(id, counts, this.clock.now());
    const told = { provider: provider.name, day, ...counts };
    if (differences + silent > 0 || listed === null)
      this.logger.warn({ msg: 'What a provider says of a day is not all that stands here.', ...told });
    else this.logger.log({ msg: 'A provider says of a day what stands here.', ...told });
  }

  /** What moved here, and what moved by the provider's list alone. */
  private async *toCompare(provider: PaymentProvider, time: ReportedTime, named: readonly string[]): AsyncGenerator<MovedPayment> {
    const left = new Set(named);
    for await (const payment of this.store.moved(provider.name, time)) {
      left.delete(payment.id);
      yield payment;
    }
    for (const id of left) yield this.store.read(id);
  }

  /** null when the provider did not say. */
  private async compare(provider: PaymentProvider, payment: MovedPayment): Promise<Compared | null> {
    try {
      const parts = [
        await this.comparePayment(provider, payment),
        ...(await Promise.all(payment.refunds.map((refund) => this.compareRefund(provider, payment, refund)))),
        ...(await Promise.all(payment.disputes.map((dispute) => this.compareDispute(provider, dispute)))),
      ];
      return { lines: parts.flatMap(({ lines }) => lines), differences: parts.flatMap(({ differences }) => differences) };
    } catch (error) {
      if (error instanceof Silence) return null;
      throw error;
    }
  }

  /** What came and was not heard of yet is settled first: then it is no difference. */
  private async comparePayment(provider: PaymentProvider, payment: MovedPayment): Promise<Compared> {
    const { reference } = payment;
    const report = answerOf(await settleCall(() => provider.report(reference)));
    const late = report?.status === 'paid' && !payment.captured;
    if (late) await this.status.check(payment.orderId);
    const { amount, currency, captured, inLedger } = late ? await this.store.read(payment.id) : payment;
    const here = { amount: { amount, currency }, captured, inLedger };
    const said = report ?? { status: 'failed', amount: here.amount, card: null, stored: null, at: this.clock.now() };
    return {
      lines: said.status === 'paid' ? [{ kind: 'captured', reference, amount: said.amount }] : [],
      differences: [...found('capture-differs', captureDifference(here, said)), ...found('ledger-differs', ledgerDifference(here))],
    };
  }

  private async compareRefund(
    provider: PaymentProvider,
    payment: MovedPayment,
    { id, state, amount, currency, ...name }: MovedPayment['refunds'][number],
  ): Promise<Compared> {
    const money = { amount, currency };
    const report = answerOf(await askAboutRefund(provider, { id, attempt: 0, payment: payment.reference, amount: money }, name));
    return {
      lines: report?.status === 'succeeded' ? [{ kind: 'refunded', reference: report.reference, amount: money }] : [],
      differences: found('refund-differs', refundDifference({ state, amount: money }, report)),
    };
  }

  /** What moved on and was not heard of is followed first. What cannot follow on what stands here, is a difference all the same. */
  private async compareDispute(provider: PaymentProvider, dispute: ReportedDispute): Promise<Compared> {
    const { reference, currency } = dispute;
    const report = answerOf(await settleCall(() => provider.reportDispute(reference)));
    if (report === null) return { lines: [], differences: found('dispute-differs', { amount: 0, currency }) };
    const late = disputeDifference(standingOf(dispute), report) !== null;
    const here = late ? await this.disputes.renew(provider, dispute) : dispute;
    if (here === null) throw new Silence();
    return {
      lines: report.status === 'open' || report.status === 'lost' ? [{ kind: 'disputed', reference, amount: report.amount }] : [],
      differences: found('dispute-differs', disputeDifference(standingOf(here), report)),
    };
  }

  private async keep(reportId: number, paymentId: string, { lines, differences }: Compared): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.addLines(tx, reportId, paymentId, lines);
      for (const { kind, reported } of differences) await this.incidents.noteReported(tx, kind, { paymentId, reported });
    });
  }
}

const standingOf = ({ status, amount, currency }: ReportedDispute) => ({ status, amount: { amount, currency } });

const timeOf = (day: string): ReportedTime => {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + days(1)) };
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const found = (kind: ReportedKind, reported: Money | null): readonly Difference[] => (reported === null ? [] : [{ kind, reported }]);

/** null when the provider knows nothing of this name. */
const answerOf = <T>(answer: CallOutcome<T>): T | null => {
  if (answer.outcome === 'unknown') throw new Silence();
  return answer.outcome === 'ok' ? answer.value : null;
};
