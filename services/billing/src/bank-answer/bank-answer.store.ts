import type { BankAnswer, BankAnswerLine } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { BankLine } from './bank-report.js';
import type { FollowedLine } from './debit-outcomes.service.js';

/** Answers that operators see at once, and lines that wait for them. */
const SHOWN = 50;
const LINES_SHOWN = 200;

export interface NewAnswer {
  readonly kind: BankAnswer['kind'];
  readonly messageId: string;
  readonly hash: string;
  readonly name: string;
  readonly receivedAt: Date;
  readonly receivedBy: number | null;
  readonly lines: number;
}

type AnswerRow = Omit<BankAnswer, 'received_at'> & { readonly received_at: Date };

const SELECT = `
  select a.id, a.kind, a.name, a.received_at, a.received_by, a.lines,
    (select count(*)::integer from billing.bank_answer_lines l where l.answer_id = a.id and l.fault is not null and l.resolved_at is null) as open_lines
  from billing.bank_answers a`;

/** SQL of what the bank answered. */
@Injectable()
export class BankAnswerStore {
  constructor(private readonly database: Database) {}

  /** Locks a file's hash: of the same file twice at once, one is taken in. @returns the answer that it is already; null for a new one */
  async lockHash(tx: Tx, hash: string): Promise<number | null> {
    await tx.lock('billing.bank-answer', hash);
    const [row] = await tx.read<{ id: number }>('select id from billing.bank_answers where hash = $1', [hash]);
    return row?.id ?? null;
  }

  async insert(tx: Tx, { kind, messageId, hash, name, receivedAt, receivedBy, lines }: NewAnswer): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.bank_answers (kind, message_id, hash, name, received_at, received_by, lines)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [kind, messageId, hash, name, receivedAt, receivedBy, lines],
    );
    return row!.id;
  }

  async addLine(tx: Tx, answerId: number, position: number, line: BankLine, { paymentId, fault }: FollowedLine): Promise<void> {
    const { says, endToEndId, amount, currency, reason, onDay } = line;
    await tx.change(
      `insert into billing.bank_answer_lines (answer_id, position, says, end_to_end_id, amount, currency, reason, on_day, payment_id, fault)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [answerId, position, says, endToEndId, amount, currency, reason, onDay, paymentId, fault],
    );
  }

  /** What is in a batch of a file of ours, as the bank names it: its own name for the file as a whole. */
  async namesIn(tx: Tx, messageId: string, name: string): Promise<string[]> {
    const rows = await tx.read<{ name: string }>(
      `with inside as (
         select d.end_to_end_id as name, $1 || '-' || dense_rank() over (order by d.due, d.sequence) as batch, d.id as place
         from billing.bank_files f join billing.direct_debits d on d.file_id = f.id where f.message_id = $1
         union all
         select r.end_to_end_id, $1 || '-1', r.number
         from billing.bank_files f join billing.direct_debit_refunds r on r.file_id = f.id where f.message_id = $1)
       select name from inside where $2 in (batch, $1) order by place`,
      [messageId, name],
    );
    return rows.map((row) => row.name);
  }

  async find(id: number): Promise<BankAnswer | null> {
    const [row] = await this.database.read<AnswerRow>(`${SELECT} where a.id = $1`, [id]);
    return row === undefined ? null : toAnswer(row);
  }

  /** Those that came last. */
  async listLatest(): Promise<BankAnswer[]> {
    return (await this.database.read<AnswerRow>(`${SELECT} order by a.id desc limit ${SHOWN}`)).map(toAnswer);
  }

  /** Lines that wait for an operator, the latest first. */
  listOpenLines(): Promise<BankAnswerLine[]> {
    return this.database.read<BankAnswerLine>(
      `select l.answer_id as answer, l.position, a.name as file_name, l.says, l.end_to_end_id, l.amount, l.currency, l.reason, l.on_day, l.fault
       from billing.bank_answer_lines l join billing.bank_answers a on a.id = l.answer_id
       where l.fault is not null and l.resolved_at is null order by l.answer_id desc, l.position limit ${LINES_SHOWN}`,
    );
  }

  /** The first operator counts. @returns null for no such line, false when it was resolved before */
  async resolve(tx: Tx, answerId: number, position: number, operatorId: number, at: Date): Promise<boolean | null> {
    const rows = await tx.read<{ open: boolean }>(
      `select resolved_at is null as open from billing.bank_answer_lines
       where answer_id = $1 and position = $2 and fault is not null for no key update`,
      [answerId, position],
    );
    if (rows[0] === undefined) return null;
    if (!rows[0].open) return false;
    await tx.change('update billing.bank_answer_lines set resolved_at = $3, resolved_by = $4 where answer_id = $1 and position = $2', [
      answerId,
      position,
      at,
      operatorId,
    ]);
    return true;
  }

  async countOpenLines(): Promise<number> {
    const [row] = await this.database.read<{ n: number }>(
      'select count(*)::integer as n from billing.bank_answer_lines where fault is not null and resolved_at is null',
    );
    return row!.n;
  }
}

const toAnswer = (row: AnswerRow): BankAnswer => ({ ...row, received_at: row.received_at.toISOString() });
