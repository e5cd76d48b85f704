import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import type { ProviderReport } from '@rendezvous/contracts/billing/operator-reports';
import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import type { Currency, Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** Reports in one answer. */
export const REPORT_PAGE = 30;

/** So many payments are read by one statement. */
const BATCH = 200;

/** How many days back a report is made anew that its provider was silent for: who is silent so long is silent. */
const SILENT_DAYS_BACK = 7;

/** Most reports of one provider in one night: each asks about every payment of its day. */
const DAYS_A_NIGHT = 14;

export interface ReportRow extends Omit<ProviderReport, 'ended_at'> {
  readonly endedAt: Date | null;
}

/** A dispute as it stands here. */
export interface ReportedDispute extends Money {
  readonly reference: string;
  readonly status: DisputeStatus;
}

/** A payment that moved, with everything of it that its provider can be asked about. */
export interface MovedPayment {
  readonly id: string;
  readonly orderId: number;
  readonly reference: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly captured: boolean;
  readonly inLedger: boolean;
  readonly refunds: readonly {
    readonly id: string;
    readonly state: RefundState;
    readonly amount: number;
    readonly currency: Currency;
    readonly adopted: boolean;
    readonly reference: string | null;
  }[];
  readonly disputes: readonly ReportedDispute[];
}

/** A day: from its first moment to before that of the next. */
export interface ReportedTime {
  readonly from: Date;
  readonly to: Date;
}

/** What a provider says that came or went. */
export interface ReportLine {
  readonly kind: 'captured' | 'refunded' | 'disputed';
  readonly reference: string;
  readonly amount: Money;
}

export interface ReportCounts {
  readonly asked: number;
  readonly silent: number;
  /** null while the provider gave no list. */
  readonly listed: number | null;
  readonly differences: number;
}

const PAYMENT = `
  select p.id, p.order_id as "orderId", p.reference, p.amount, p.currency, p.captured_at is not null as captured,
    exists (select from billing.entries e where e.member_id = o.member_id and e.kind = 'purchase' and e.reference = 'order:' || o.id
      and e.bought = o.credits) as "inLedger",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'amount', r.amount, 'currency', r.currency,
      'adopted', r.adopted, 'reference', r.reference) order by r.number)
      from billing.refunds r where r.order_id = o.id and r.state <> 'requested'), '[]'::jsonb) as refunds,
    coalesce((select jsonb_agg(jsonb_build_object('reference', d.reference, 'status', d.status, 'amount', d.amount, 'currency', d.currency)
      order by d.id) from billing.disputes d where d.payment_id = p.id), '[]'::jsonb) as disputes
  from billing.payments p join billing.orders o on o.id = p.order_id`;

/** Begun, captured, paid back, disputed, or told of by its provider on that day. */
const MOVED = `
  ${PAYMENT}
  where p.provider = $1 and p.reference is not null and p.id > $4::uuid and (
    p.created_at >= $2 and p.created_at < $3 or p.captured_at >= $2 and p.captured_at < $3
    or exists (select from billing.refunds r where r.order_id = o.id
      and (r.requested_at >= $2 and r.requested_at < $3 or r.decided_at >= $2 and r.decided_at < $3))
    or exists (select from billing.disputes d where d.payment_id = p.id
      and (d.heard_at >= $2 and d.heard_at < $3 or d.decided_at >= $2 and d.decided_at < $3))
    or exists (select from billing.webhook_events e where e.provider = p.provider and e.reference = p.reference
      and e.occurred_at >= $2 and e.occurred_at < $3))
  order by p.id limit ${BATCH}`;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** SQL of what providers say of a day. */
@Injectable()
export class ProviderReportStore {
  constructor(private readonly database: Database) {}

  /**
   * Days from one on, up to another, that a provider had payments by and that there is no report of, or of late none that is complete: the
   * latest of them, in their order. The rest is for the nights to come.
   */
  async daysToReport(provider: string, { first, last }: { first: string; last: string }): Promise<string[]> {
    const rows = await this.database.read<{ day: string }>(
      `select day from (
         select to_char(d, 'YYYY-MM-DD') as day
         from generate_series(
           greatest($2::date, (select min((created_at at time zone 'UTC')::date) from billing.payments where provider = $1)),
           $3::date, interval '1 day') d
         where exists (select from billing.payments where provider = $1)
           and not exists (select from billing.provider_reports r where r.provider = $1 and r.day = d::date and r.ended_at is not null
             and (r.silent = 0 and r.listed is not null or d::date <= $3::date - ${SILENT_DAYS_BACK}))
         order by d desc limit ${DAYS_A_NIGHT}) latest
       order by day`,
      [provider, first, last],
    );
    return rows.map(({ day }) => day);
  }

  /** The report of a day, begun now or before. */
  async begin(provider: string, day: string, at: Date): Promise<number> {
    const [row] = await this.database.change<{ id: number }>(
      `insert into billing.provider_reports (provider, day, begun_at) values ($1, $2, $3)
       on conflict (provider, day) do update set begun_at = excluded.begun_at returning id`,
      [provider, day, at],
    );
    return row!.id;
  }

  async end(id: number, { asked, silent, listed, differences }: ReportCounts, at: Date): Promise<void> {
    await this.database.change(
      'update billing.provider_reports set ended_at = $6, asked = $2, silent = $3, listed = $4, differences = $5 where id = $1',
      [id, asked, silent, listed, differences, at],
    );
  }

  /** The payments of a provider that moved on a day, piece by piece. */
  async *moved(provider: string, { from, to }: ReportedTime): AsyncGenerator<MovedPayment> {
    for (let last = FIRST_ID; ;) {
      const rows = await this.database.read<MovedPayment>(MOVED, [provider, from, to, last]);
      yield* rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.id;
    }
  }

  async read(paymentId: string): Promise<MovedPayment> {
    const [row] = await this.database.read<MovedPayment>(`${PAYMENT} where p.id = $1`, [paymentId]);
    return row!;
  }

  /** Those of a provider's payments that there are, of some ids. */
  async known(provider: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      'select id from billing.payments where provider = $1 and id = any($2::uuid[]) and reference is not null order by id',
      [provider, ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Of some names of refunds at a provider those that no refund here has. */
  async unknownRefunds(provider: string, references: readonly string[]): Promise<string[]> {
    const rows = await this.database.read<{ reference: string }>(
      `select named.reference from unnest($2::text[]) as named (reference)
       where not exists (select from billing.refunds r join billing.payments p on p.order_id = r.order_id
         where r.reference = named.reference and p.provider = $1)`,
      [provider, references],
    );
    return rows.map(({ reference }) => reference);
  }

  /** Of some names of disputes at a provider those that are known here, and of which payment each is. */
  disputes(provider: string, references: readonly string[]): Promise<(ReportedDispute & { readonly paymentId: string })[]> {
    return this.database.read(
      `select reference, status, amount, currency, payment_id as "paymentId" from billing.disputes
       where provider = $1 and reference = any($2::text[]) order by id`,
      [provider, references],
    );
  }

  /** Keeps what was said, each movement as it was said first. */
  async addLines(tx: Tx, reportId: number, paymentId: string, lines: readonly ReportLine[]): Promise<void> {
    const rows = lines.map(({ kind, reference, amount: { amount, currency } }) => ({ kind, reference, amount, currency }));
    await tx.change(
      `insert into billing.provider_report_lines (report_id, payment_id, kind, reference, amount, currency)
       select $1, $2, l.kind, l.reference, l.amount, l.currency
       from jsonb_to_recordset($3::jsonb) as l (kind text, reference text, amount integer, currency text)
       on conflict (payment_id, kind, reference) do nothing`,
      [reportId, paymentId, JSON.stringify(rows)],
    );
  }

  /** Latest first, one more than a page. */
  page(before: number | null): Promise<ReportRow[]> {
    return this.database.read<ReportRow>(
      `select id, provider, to_char(day, 'YYYY-MM-DD') as day, ended_at as "endedAt", asked, silent, listed, differences
       from billing.provider_reports where $1::integer is null or id < $1 order by id desc limit ${REPORT_PAGE + 1}`,
      [before],
    );
  }

  async removeBefore(day: string): Promise<void> {
    await this.database.change('delete from billing.provider_reports where day < $1', [day]);
  }
}
