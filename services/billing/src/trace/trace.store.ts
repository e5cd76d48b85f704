import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { DebitState } from '../sepa/mandate.rules.js';

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
  /** What a trace begins at it by. */
  readonly id: string;
  readonly kind: 'captured' | 'refunded' | 'disputed' | 'accepted' | 'rejected' | 'booked' | 'returned';
  readonly provider: string;
  readonly reference: string | null;
  /** The refund that a line of the bank is of. */
  readonly refundId: string | null;
  readonly amount: number | null;
  readonly currency: Currency | null;
  readonly day: string;
  /** The file of our bank that it stands in; null for a company's report. */
  readonly answerId: number | null;
}

/** A file that our bank answered with. */
export interface TracedAnswer {
  readonly id: number;
  readonly name: string;
  readonly receivedAt: Date;
}

/** A file in which we asked our bank for a debit, or to send a refund. */
export interface TracedFile {
  readonly messageId: string;
  readonly state: string;
  readonly createdAt: Date;
  /** null: of the debit. */
  readonly refundId: string | null;
}

/** What allows a debit. */
interface TracedMandate {
  readonly reference: string;
  readonly signedAt: Date;
}

/** Everything about one order's money. */
export interface TracedChain {
  readonly order: TracedOrder;
  readonly payment: TracedPayment | null;
  /** null for another method, and before it was signed. */
  readonly debit: TracedDebit | null;
  readonly mandate: TracedMandate | null;
  readonly events: readonly TracedEvent[];
  readonly entries: readonly TracedEntry[];
  readonly refunds: readonly TracedRefund[];
  readonly disputes: readonly TracedDispute[];
  readonly lines: readonly TracedLine[];
  readonly answers: readonly TracedAnswer[];
  readonly files: readonly TracedFile[];
}

const ORDER = `
  select id, member_id as "memberId", state, total, currency, credits, created_at as "createdAt", completed_at as "completedAt",
    company_id as "companyId", invoice_year as "invoiceYear", invoice_number as "invoiceNumber",
    exists (select from billing.direct_debits d where d.order_id = orders.id and d.state = 'withheld') as withheld from billing.orders`;

const ENTRY = 'select id::integer, kind, amount, reference, at from billing.entries';

const EVENT = `
  select e.id, e.provider, e.event_id as "eventId", e.kind, e.type, e.reference, e.state, e.occurred_at as "occurredAt"
  from billing.webhook_events e`;

const LINE_OF_REPORT = `
  select l.kind || '/' || l.payment_id || '/' || l.reference as id, l.kind, r.provider, l.reference, null::uuid as "refundId", l.amount, l.currency,
    to_char(r.day, 'YYYY-MM-DD') as day, null::integer as "answerId"
  from billing.provider_report_lines l join billing.provider_reports r on r.id = l.report_id`;

const LINE_OF_BANK = `
  select b.answer_id || '/' || b.position as id, b.says as kind, 'sepa' as provider, b.end_to_end_id as reference, d.id as "refundId", b.amount, b.currency,
    to_char(b.on_day, 'YYYY-MM-DD') as day, b.answer_id as "answerId"
  from billing.bank_answer_lines b left join billing.direct_debit_refunds d on d.end_to_end_id = b.end_to_end_id`;

const ANSWER = 'select a.id, a.name, a.received_at as "receivedAt" from billing.bank_answers a';

/** SQL of the chain of one order, and of what stands beside it. */
@Injectable()
export class TraceStore {
  constructor(private readonly database: Database) {}

  async chain(orderId: number): Promise<TracedChain> {
    const [[order], [payment], [debit], [mandate], events, entries, refunds, disputes, lines, files] = await Promise.all([
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
      this.database.read<TracedMandate>(
        `select m.reference, m.signed_at as "signedAt" from billing.direct_debits d join billing.mandates m on m.id = d.mandate_id
         where d.order_id = $1`,
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
      this.files(orderId),
    ]);
    const answers = await this.database.read<TracedAnswer>(`${ANSWER} where a.id = any($1) order by a.id`, [
      lines.flatMap(({ answerId }) => answerId ?? []),
    ]);
    const one = { order: order!, payment: payment ?? null, debit: debit ?? null, mandate: mandate ?? null };
    return { ...one, events, entries, refunds, disputes, lines, answers, files };
  }

  /** Orders, the latest first. */
  orders(ids: readonly number[]): Promise<TracedOrder[]> {
    return this.database.read<TracedOrder>(`${ORDER} where id = any($1) order by id desc`, [ids]);
  }

  /** A line of the bank that is about nothing that is known here. */
  async bankLine(id: string): Promise<TracedLine | null> {
    const [line] = await this.database.read<TracedLine>(`${LINE_OF_BANK} where b.answer_id = $1 and b.position = $2`, id.split('/'));
    return line ?? null;
  }

  async answer(id: number): Promise<TracedAnswer | null> {
    const [answer] = await this.database.read<TracedAnswer>(`${ANSWER} where a.id = $1`, [id]);
    return answer ?? null;
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
      `${LINE_OF_REPORT} where l.payment_id in (select id from billing.payments where order_id = $1) and r.provider <> 'sepa'
       union all
       ${LINE_OF_BANK} where b.payment_id in (select id from billing.payments where order_id = $1) or b.end_to_end_id in (
         select named.end_to_end_id from billing.refunds f join billing.direct_debit_refunds named on named.id = f.id where f.order_id = $1)
       order by day, kind, id`,
      [orderId],
    );
  }

  /** Of a debit and its refunds: in which files we asked the bank for them. */
  private files(orderId: number): Promise<TracedFile[]> {
    return this.database.read<TracedFile>(
      `select f.id, f.message_id as "messageId", f.state, f.created_at as "createdAt", null::uuid as "refundId"
       from billing.direct_debits d join billing.bank_files f on f.id = d.file_id where d.order_id = $1
       union all
       select f.id, f.message_id, f.state, f.created_at, o.id
       from billing.refunds o join billing.direct_debit_refunds r on r.id = o.id join billing.bank_files f on f.id = r.file_id where o.order_id = $1
       order by id`,
      [orderId],
    );
  }
}
