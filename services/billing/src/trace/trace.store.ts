import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { DebitState } from '../sepa/mandate.rules.js';
import { documentOf, numberOf, type TraceCandidate, type TraceStart } from './trace-search.rules.js';

/** What a start leads to: an order, whose chain it is of, or what stands alone. */
export interface TracePlace {
  /** What names it among its kind. */
  readonly id: string;
  readonly orderId: number | null;
  readonly memberId: number | null;
}

export interface TracedOrder {
  readonly id: number;
  readonly memberId: number;
  readonly state: string;
  readonly total: number;
  readonly currency: Currency;
  readonly credits: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly companyId: number | null;
  readonly invoiceYear: number | null;
  readonly invoiceNumber: number | null;
  /** Its direct debit did not go out, and will not. */
  readonly withheld: boolean;
}

interface TracedPayment {
  readonly id: string;
  readonly provider: string;
  readonly reference: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly capturedAt: Date | null;
}

/** A direct debit that was signed. */
interface TracedDebit {
  readonly state: Exclude<DebitState, 'open' | 'given-up'>;
  /** The day on which the bank is asked for it: `YYYY-MM-DD`. */
  readonly due: string;
}

export interface TracedEvent {
  readonly id: number;
  readonly provider: string;
  readonly eventId: string;
  readonly kind: string;
  readonly type: string;
  readonly reference: string | null;
  readonly state: string;
  readonly occurredAt: Date;
}

export interface TracedEntry {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
  readonly reference: string;
  readonly at: Date;
}

export interface TracedRefund {
  readonly id: string;
  readonly number: number;
  readonly reference: string | null;
  readonly state: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly companyId: number | null;
  readonly creditNoteYear: number | null;
  readonly creditNoteNumber: number | null;
  readonly reversalYear: number | null;
  readonly reversalNumber: number | null;
  readonly reversedAt: Date | null;
  /** Of a direct debit that did not go out: nothing was collected, so nothing went back. */
  readonly withheld: boolean;
}

export interface TracedDispute {
  readonly id: number;
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly heardAt: Date;
}

/** What a company said of it in the report of a day, or our own bank in a file of its: the report of our direct debits is our own word. */
export interface TracedLine {
  readonly kind: 'captured' | 'refunded' | 'disputed' | 'accepted' | 'rejected' | 'booked' | 'returned';
  readonly provider: string;
  readonly reference: string | null;
  /** The refund that a line of the bank is of. */
  readonly refundId: string | null;
  readonly amount: number | null;
  readonly currency: Currency | null;
  readonly day: string;
}

/** Everything about one order's money. */
export interface TracedChain {
  readonly order: TracedOrder;
  readonly payment: TracedPayment | null;
  /** null for another method, and before it was signed. */
  readonly debit: TracedDebit | null;
  readonly events: readonly TracedEvent[];
  readonly entries: readonly TracedEntry[];
  readonly refunds: readonly TracedRefund[];
  readonly disputes: readonly TracedDispute[];
  readonly lines: readonly TracedLine[];
}

/** Orders of a member in one answer. */
const MEMBER_ORDERS = 50;

const OWN = 'order_id as "orderId", null::integer as "memberId"';

/** A text that is none leads to nothing instead of a fault. */
const UUID = `(case when $1 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end)`;

/** How each kind is found by what names it: here `$1`, or the number `$2`, or year `$3`, number `$4` and company `$5` of a document `$6`. */
const FIND: Readonly<Record<TraceStart, string>> = {
  order: 'select id::text, id as "orderId", member_id as "memberId" from billing.orders where id = $2::integer',
  receipt: `select company_id || '/' || $6 as id, id as "orderId", member_id as "memberId" from billing.orders
    where invoice_year = $3::integer and invoice_number = $4::integer and ($5::integer is null or company_id = $5) order by company_id`,
  payment: `select id::text, ${OWN} from billing.payments where id = ${UUID} or reference = $1`,
  refund: `select id::text, ${OWN} from billing.refunds where id = ${UUID} or reference = $1`,
  'credit-note': `select company_id || '/' || $6 as id, ${OWN} from billing.refunds
    where credit_note_year = $3::integer and credit_note_number = $4::integer and ($5::integer is null or company_id = $5) order by company_id`,
  reversal: `select company_id || '/' || $6 as id, ${OWN} from billing.refunds
    where reversal_year = $3::integer and reversal_number = $4::integer and ($5::integer is null or company_id = $5) order by company_id`,
  dispute: `select id::text, ${OWN} from billing.disputes where id = $2::integer or reference = $1`,
  event: `select e.event_id as id, null::integer as "memberId", coalesce(
      (select order_id from billing.payments p where e.kind = 'payment' and p.provider = e.provider and p.reference = e.reference),
      (select r.order_id from billing.refunds r join billing.payments p on p.order_id = r.order_id
        where e.kind = 'refund' and p.provider = e.provider and r.reference = e.reference limit 1),
      (select p.order_id from billing.reversals v join billing.payments p on p.id = v.payment_id
        where e.kind = 'reversal' and v.provider = e.provider and v.reference = e.reference),
      (select order_id from billing.disputes d where e.kind = 'dispute' and d.provider = e.provider and d.reference = e.reference)) as "orderId"
    from billing.webhook_events e where e.event_id = $1 order by e.id desc limit 1`,
  entry: 'select id::text, lot as "orderId", member_id as "memberId" from billing.entries where id = $2::integer',
  adjustment: 'select id::text, null::integer as "orderId", member_id as "memberId" from billing.adjustments where id = $2::integer',
  member:
    'select member_id::text as id, null::integer as "orderId", member_id as "memberId" from billing.wallets where member_id = $2::integer',
};

const ORDER = `
  select id, member_id as "memberId", state, total, currency, credits, created_at as "createdAt", completed_at as "completedAt",
    company_id as "companyId", invoice_year as "invoiceYear", invoice_number as "invoiceNumber",
    exists (select from billing.direct_debits d where d.order_id = orders.id and d.state = 'withheld') as withheld from billing.orders`;

const ENTRY = 'select id::integer, kind, amount, reference, at from billing.entries';

const EVENT = `
  select e.id, e.provider, e.event_id as "eventId", e.kind, e.type, e.reference, e.state, e.occurred_at as "occurredAt"
  from billing.webhook_events e`;

/** SQL of the chain of one order, and of what names a part of it. */
@Injectable()
export class TraceStore {
  constructor(private readonly database: Database) {}

  /** Mostly one; two companies may have documents of the same number. */
  find({ kind, value }: TraceCandidate): Promise<TracePlace[]> {
    const document = documentOf(value);
    const { year, number, company, label } = document ?? { year: null, number: null, company: null, label: null };
    // each kind asks for some of these only
    const sql = `with asked as (select $1::text, $2::integer, $3::integer, $4::integer, $5::integer, $6::text) ${FIND[kind]}`;
    return this.database.read<TracePlace>(sql, [value, numberOf(value), year, number, company, label]);
  }

  async chain(orderId: number): Promise<TracedChain> {
    const [[order], [payment], [debit], events, entries, refunds, disputes, lines] = await Promise.all([
      this.database.read<TracedOrder>(`${ORDER} where id = $1`, [orderId]),
      this.database.read<TracedPayment>(
        `select id, provider, reference, amount, currency, created_at as "createdAt", captured_at as "capturedAt"
         from billing.payments where order_id = $1`,
        [orderId],
      ),
      this.database.read<TracedDebit>(
        `select state, to_char(due, 'YYYY-MM-DD') as due from billing.direct_debits where order_id = $1 and signed_at is not null`,
        [orderId],
      ),
      this.events(orderId),
      this.database.read<TracedEntry>(
        `${ENTRY} where member_id = (select member_id from billing.orders where id = $1) and lot = $1 order by id`,
        [orderId],
      ),
      this.database.read<TracedRefund>(
        `select id, number, reference, state, amount, currency, requested_at as "requestedAt", decided_at as "decidedAt",
           company_id as "companyId", credit_note_year as "creditNoteYear", credit_note_number as "creditNoteNumber",
           reversal_year as "reversalYear", reversal_number as "reversalNumber", reversed_at as "reversedAt",
           exists (select from billing.direct_debit_refunds d where d.id = refunds.id and d.state = 'withheld') as withheld
         from billing.refunds where order_id = $1 order by number`,
        [orderId],
      ),
      this.database.read<TracedDispute>(
        `select id, reference, status, amount, currency, heard_at as "heardAt" from billing.disputes where order_id = $1 order by id`,
        [orderId],
      ),
      this.lines(orderId),
    ]);
    return { order: order!, payment: payment ?? null, debit: debit ?? null, events, entries, refunds, disputes, lines };
  }

  /** The latest orders of a member. */
  orders(memberId: number): Promise<TracedOrder[]> {
    return this.database.read<TracedOrder>(`${ORDER} where member_id = $1 order by id desc limit ${MEMBER_ORDERS}`, [memberId]);
  }

  /** An entry that is of no order, with the one that it gives back, or that gives it back. */
  entriesAround(entryId: number): Promise<TracedEntry[]> {
    return this.database.read<TracedEntry>(
      `${ENTRY} where id = $1 or reverses = $1 or id = (select reverses from billing.entries where id = $1) order by id`,
      [entryId],
    );
  }

  async event(eventId: string): Promise<TracedEvent | null> {
    const [event] = await this.database.read<TracedEvent>(`${EVENT} where e.event_id = $1 order by e.id desc limit 1`, [eventId]);
    return event ?? null;
  }

  /** What companies sent about the payment of an order, its refunds and its disputes. */
  private events(orderId: number): Promise<TracedEvent[]> {
    return this.database.read<TracedEvent>(
      `${EVENT} join billing.payments p on p.order_id = $1 and p.provider = e.provider
       where e.kind = 'payment' and e.reference = p.reference
         or e.kind = 'refund' and e.reference in (select reference from billing.refunds where order_id = $1)
         or e.kind = 'reversal' and e.reference in (select reference from billing.reversals where payment_id = p.id)
         or e.kind = 'dispute' and e.reference in (select reference from billing.disputes where order_id = $1)
       order by e.id`,
      [orderId],
    );
  }

  private lines(orderId: number): Promise<TracedLine[]> {
    return this.database.read<TracedLine>(
      `select l.kind, r.provider, l.reference, null::uuid as "refundId", l.amount, l.currency, to_char(r.day, 'YYYY-MM-DD') as day
       from billing.provider_report_lines l join billing.provider_reports r on r.id = l.report_id
         join billing.payments p on p.id = l.payment_id
       where p.order_id = $1 and r.provider <> 'sepa'
       union all
       select b.says, 'sepa', b.end_to_end_id, f.id, b.amount, b.currency, to_char(b.on_day, 'YYYY-MM-DD')
       from billing.bank_answer_lines b
         left join billing.payments p on p.id = b.payment_id
         left join billing.direct_debit_refunds d on d.end_to_end_id = b.end_to_end_id
         left join billing.refunds f on f.id = d.id
       where $1 in (p.order_id, f.order_id)
       order by day, kind`,
      [orderId],
    );
  }
}
