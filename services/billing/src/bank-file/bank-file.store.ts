import type { BankFile as BankFileView, BankFileState } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

export type BankFileKind = 'pain.008' | 'pain.001';

/** Files in one answer. */
export const BANK_FILE_PAGE = 50;

export interface BankFile {
  readonly id: number;
  readonly kind: BankFileKind;
  readonly messageId: string;
  readonly hash: string;
  /** Encrypted; null once it was forgotten. */
  readonly content: Buffer | null;
  readonly payments: number;
  /** Cents. */
  readonly total: number;
  readonly state: BankFileState;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly answeredAt: Date | null;
}

const COLUMNS = `id, kind, message_id as "messageId", hash, payments, total, state, created_at as "createdAt", delivered_at as "deliveredAt",
  answered_at as "answeredAt"`;

/** SQL of files for the bank. */
@Injectable()
export class BankFileStore {
  constructor(private readonly database: Database) {}

  async insert(
    tx: Tx,
    {
      kind,
      messageId,
      hash,
      content,
      payments,
      total,
      createdAt,
    }: Pick<BankFile, 'kind' | 'messageId' | 'hash' | 'content' | 'payments' | 'total' | 'createdAt'>,
  ): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.bank_files (kind, message_id, hash, content, payments, total, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [kind, messageId, hash, content, payments, total, createdAt],
    );
    return row!.id;
  }

  async find(id: number): Promise<BankFile | null> {
    const [row] = await this.database.read<BankFile>(`select ${COLUMNS}, content from billing.bank_files where id = $1`, [id]);
    return row ?? null;
  }

  /** Latest first, one more than a page. */
  page(before: number | null): Promise<Omit<BankFile, 'content'>[]> {
    return this.database.read(
      `select ${COLUMNS} from billing.bank_files where $1::integer is null or id < $1 order by id desc limit ${BANK_FILE_PAGE + 1}`,
      [before],
    );
  }

  /** Claims files that are to be handed over: each is claimed once, for good. */
  claimWritten(at: Date): Promise<BankFile[]> {
    return this.database.change<BankFile>(
      `update billing.bank_files f set state = 'delivering', delivering_at = $1
       from (select id from billing.bank_files where state = 'written' order by id for update skip locked) due
       where f.id = due.id
       returning f.id, f.kind, f.message_id as "messageId", f.hash, f.content, f.payments, f.total, f.state, f.created_at as "createdAt",
         f.delivered_at as "deliveredAt", f.answered_at as "answeredAt"`,
      [at],
    );
  }

  /** Files whose handing over began before, and of which nobody has said how it ended. */
  listStuck(before: Date): Promise<Pick<BankFile, 'id' | 'kind' | 'messageId'>[]> {
    return this.database.read(
      `select id, kind, message_id as "messageId" from billing.bank_files where state = 'delivering' and delivering_at <= $1 order by id`,
      [before],
    );
  }

  /** Compare and set. @returns false when the file was in another state */
  async move(from: BankFileState, to: BankFileState, id: number, at: Date, tx?: Tx): Promise<boolean> {
    const rows = await (tx ?? this.database).change(
      `update billing.bank_files set state = $3, delivered_at = case when $3 = 'delivered' then $4::timestamptz else delivered_at end
       where id = $1 and state = $2 returning id`,
      [id, from, to, at],
    );
    return rows.length > 0;
  }

  /** Notes what the bank says of a file, by its message id. A bank that answers has it, whatever we knew. @returns its id; null for none of ours */
  async answer(
    tx: Tx,
    messageId: string,
    state: Extract<BankFileState, 'accepted' | 'partly' | 'rejected'> | null,
    at: Date,
  ): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `update billing.bank_files set state = coalesce($2, state), answered_at = $3, delivered_at = coalesce(delivered_at, $3)
       where message_id = $1 returning id`,
      [messageId, state, at],
    );
    return row?.id ?? null;
  }

  /** Forgets what stands in old ones: names and accounts of payers. One that is still to be handed over keeps it. */
  async forget(until: Date): Promise<void> {
    await this.database.change(
      `update billing.bank_files set content = null where content is not null and created_at <= $1 and state not in ('written', 'delivering')`,
      [until],
    );
  }

  async countUnknown(): Promise<number> {
    const [row] = await this.database.read<{ n: number }>(`select count(*)::integer as n from billing.bank_files where state = 'unknown'`);
    return row!.n;
  }
}

export const toBankFile = (file: Omit<BankFile, 'content'>): BankFileView => ({
  id: file.id,
  kind: file.kind,
  message_id: file.messageId,
  hash: file.hash,
  payments: file.payments,
  total: { amount: file.total, currency: 'EUR' },
  state: file.state,
  created_at: file.createdAt.toISOString(),
  delivered_at: file.deliveredAt?.toISOString() ?? null,
  answered_at: file.answeredAt?.toISOString() ?? null,
});
