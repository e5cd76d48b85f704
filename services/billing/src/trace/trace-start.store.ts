import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { documentOf, numberOf, type TraceCandidate, type TraceStart } from './trace-search.rules.js';

/** What a start leads to: an order, whose chain it is of, or what stands alone or leads to several. */
export interface TracePlace {
  /** What names it among its kind. */
  readonly id: string;
  readonly orderId: number | null;
  readonly memberId: number | null;
}

/** What may be of several orders: all that a member placed, that were debited by a mandate, or are in a file. */
export const SHARED_STARTS = ['member', 'mandate', 'bank-file', 'bank-answer'] as const satisfies readonly TraceStart[];
export type SharedStart = (typeof SHARED_STARTS)[number];

const OWN = 'order_id as "orderId", null::integer as "memberId"';

const UUID_FORM = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** A text that is none leads to nothing instead of a fault. */
const uuid = (text: string): string => `(case when ${text} ~* ${UUID_FORM} then ${text}::uuid end)`;

/** The orders that a line `l` of the bank is about: of the debit, or of the refund that it names. */
const BANK_LINE_ORDER = `coalesce(
    (select p.order_id from billing.payments p where p.id = l.payment_id),
    (select f.order_id from billing.direct_debit_refunds r join billing.refunds f on f.id = r.id where r.end_to_end_id = l.end_to_end_id))`;

/** The orders of what may be of several, by what names it: `$1`, or the number `$2`. Column `order_id`, which may be null. */
const ORDERS_OF: Readonly<Record<SharedStart, string>> = {
  member: 'select id as order_id from billing.orders where member_id = $2::integer',
  mandate: `select d.order_id from billing.mandates m join billing.direct_debits d on d.mandate_id = m.id where m.reference = $1`,
  'bank-file': `select d.order_id from billing.bank_files g join billing.direct_debits d on d.file_id = g.id where g.message_id = $1
    union
    select o.order_id from billing.bank_files g join billing.direct_debit_refunds r on r.file_id = g.id join billing.refunds o on o.id = r.id
    where g.message_id = $1`,
  'bank-answer': `select ${BANK_LINE_ORDER} as order_id from billing.bank_answer_lines l where l.answer_id = $2::integer`,
};

/** The one order, where there is one only. */
const onlyOrder = (orders: string): string =>
  `(select case when count(distinct order_id) = 1 then min(order_id) end from (${orders}) as orders) as "orderId"`;

/** How each kind is found by what names it: here `$1`, or the number `$2`, or year `$3`, number `$4` and company `$5` of a document `$6`. */
const FIND: Readonly<Record<TraceStart, string>> = {
  order: 'select id::text, id as "orderId", member_id as "memberId" from billing.orders where id = $2::integer',
  receipt: `select company_id || '/' || $6 as id, id as "orderId", member_id as "memberId" from billing.orders
    where invoice_year = $3::integer and invoice_number = $4::integer and ($5::integer is null or company_id = $5) order by company_id`,
  // a debit and a refund of ours have a name at the banks, too
  payment: `select id::text, ${OWN} from billing.payments
    where id = ${uuid('$1')} or reference = $1 or id = (select payment_id from billing.direct_debits where end_to_end_id = $1)`,
  refund: `select id::text, ${OWN} from billing.refunds
    where id = ${uuid('$1')} or reference = $1 or id = (select id from billing.direct_debit_refunds where end_to_end_id = $1)`,
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
  // of a company’s report `kind/payment/reference`, of the bank’s answer `answer/position`, or a name in it that is none of ours
  line: `select l.kind || '/' || l.payment_id || '/' || l.reference as id, p.order_id as "orderId", null::integer as "memberId"
    from billing.provider_report_lines l join billing.payments p on p.id = l.payment_id
    where l.payment_id = ${uuid(`split_part($1, '/', 2)`)} and l.kind || '/' || l.payment_id || '/' || l.reference = $1
    union all
    select l.answer_id || '/' || l.position, ${BANK_LINE_ORDER}, null from billing.bank_answer_lines l
    where l.answer_id = (case when $1 ~ '^\\d{1,9}/\\d{1,9}$' then split_part($1, '/', 1)::integer end) and l.answer_id || '/' || l.position = $1
      or l.end_to_end_id = $1 and ${BANK_LINE_ORDER} is null`,
  mandate: `select reference as id, ${onlyOrder(ORDERS_OF.mandate)}, member_id as "memberId" from billing.mandates where reference = $1`,
  'bank-file': `select f.message_id as id, ${onlyOrder(ORDERS_OF['bank-file'].replaceAll('$1', 'f.message_id'))}, null::integer as "memberId"
    from billing.bank_files f where f.message_id = $1 or f.kind || '-' || f.message_id || '.xml' = $1`,
  'bank-answer': `select a.id::text, ${onlyOrder(ORDERS_OF['bank-answer'].replaceAll('$2::integer', 'a.id'))}, null::integer as "memberId"
    from billing.bank_answers a where a.id = $2::integer or a.message_id = $1 or a.name = $1 order by a.id desc`,
};

/** Orders in one answer. */
const ORDERS_SHOWN = 50;

/** SQL of what a trace may begin at. */
@Injectable()
export class TraceStartStore {
  constructor(private readonly database: Database) {}

  /** Mostly one; two companies may have documents of the same number. */
  find({ kind, value }: TraceCandidate): Promise<TracePlace[]> {
    const document = documentOf(value);
    const { year, number, company, label } = document ?? { year: null, number: null, company: null, label: null };
    return this.database.read<TracePlace>(`${ASKED} ${FIND[kind]}`, [value, numberOf(value), year, number, company, label]);
  }

  /** The latest orders of a start that may be of several. */
  async orderIds(kind: SharedStart, id: string): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `${ASKED} select distinct order_id as id from (${ORDERS_OF[kind]}) as orders where order_id is not null order by id desc limit ${ORDERS_SHOWN}`,
      [id, numberOf(id), null, null, null, null],
    );
    return rows.map((row) => row.id);
  }
}

/** Each kind asks for some of these only. */
const ASKED = 'with asked as (select $1::text, $2::integer, $3::integer, $4::integer, $5::integer, $6::text)';
