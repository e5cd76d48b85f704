import { createHash, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { type AccountDetails, SealedAccounts } from '../sepa/account-details.service.js';
import { addBankDays, bankDate, sendableUntil } from '../sepa/bank-day.rules.js';
import { Creditors } from '../sepa/creditors.service.js';
import { DebitRefundStore, type SendableRefund } from '../sepa/debit-refund.store.js';
import { DirectDebitStore, type SendableDebit } from '../sepa/direct-debit.store.js';
import type { Mandate } from '../sepa/mandate.entity.js';
import { debitName, purgedUntil, refundName, sequenceOf, settledUntil } from '../sepa/mandate.rules.js';
import { MandateStore } from '../sepa/mandate.store.js';
import { Sealing } from '../sepa/sealing.service.js';
import { type BankFileKind, BankFileStore } from './bank-file.store.js';
import { type FiledDebit, type FileName, writeDebits } from './debit-file.rules.js';
import { type FiledRefund, writeRefunds } from './refund-file.rules.js';
import { requireValid } from './schema-check.js';

/** Payments in one file. */
const FILE_MAX = 1000;

/** What is to be sent, with the account that it is of. */
interface WithAccount<Row> {
  readonly row: Row;
  readonly mandate: Mandate;
  readonly account: AccountDetails;
}

/**
 * Writes files for the bank. What is in a file and the file itself are written in one transaction, one file at a time: so nothing is in two of them, however
 * many processes try, and a crash before the commit leaves all of it for the next file.
 */
@Injectable()
export class BankFiles {
  private readonly logger = new Logger(BankFiles.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly creditors: Creditors,
    private readonly accounts: SealedAccounts,
    private readonly sealing: Sealing,
    private readonly mandates: MandateStore,
    private readonly debits: DirectDebitStore,
    private readonly refunds: DebitRefundStore,
    private readonly store: BankFileStore,
  ) {}

  /** Writes all debits that are to be sent now. @returns how many files */
  writeDebits(): Promise<number> {
    return countFiles(() => this.writeDebitFile());
  }

  /** Writes all refunds that are to be sent now; one that cannot be written keeps no other from its file. @returns how many files */
  writeRefunds(): Promise<number> {
    return countFiles(() => this.writeRefundFile());
  }

  /** Forgets what stands in files when nothing in them can be asked back any more, as mandates do. */
  forgetOld(): Promise<void> {
    return this.store.forget(new Date(purgedUntil(bankDate(this.clock.now()))));
  }

  private writeDebitFile(): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      await tx.lock('billing.bank-file', 'pain.008');
      const sendable = await this.debits.lockSendable(tx, sendableUntil(this.clock.now()), FILE_MAX);
      const known = await this.withAccounts(tx, sendable);
      if (known.length === 0) return null;
      const name = this.newName();
      const filed: FiledDebit[] = [];
      for (const debit of known) filed.push(await this.fileDebit(tx, debit, filed));
      const fileId = await this.keep(tx, 'pain.008', name, writeDebits(name, await this.creditors.named(), filed), filed);
      for (const [index, { endToEndId, sequence, due }] of filed.entries())
        await this.debits.setSent(tx, known[index]!.row.paymentId, { fileId, endToEndId, sequence, due });
      return fileId;
    });
  }

  private writeRefundFile(): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      await tx.lock('billing.bank-file', 'pain.001');
      const today = bankDate(this.clock.now());
      const sendable = await this.refunds.lockSendable(tx, settledUntil(today), FILE_MAX);
      const known = await this.withAccounts(tx, sendable);
      if (known.length === 0) return null;
      const name = this.newName();
      const filed = known.map(fileRefund);
      const content = writeRefunds(name, await this.creditors.named(), addBankDays(today, 1), filed);
      const fileId = await this.keep(tx, 'pain.001', name, content, filed);
      for (const [index, { endToEndId }] of filed.entries()) await this.refunds.setSent(tx, known[index]!.row.id, { fileId, endToEndId });
      return fileId;
    });
  }

  /** @param before what of the same file is filed already: the first of a mandate may be among it */
  private async fileDebit(
    tx: Tx,
    { row: debit, mandate, account }: WithAccount<SendableDebit>,
    before: readonly FiledDebit[],
  ): Promise<FiledDebit> {
    const states = await this.debits.statesOf(tx, mandate.id, debit.paymentId);
    const first = before.find((filed) => filed.mandate.reference === mandate.reference);
    const due = await this.dueOf(tx, debit, mandate.memberId);
    await this.mandates.collect(tx, mandate.id, due);
    return {
      endToEndId: debitName(debit.id),
      amount: debit.amount,
      due,
      sequence: sequenceOf(mandate.kind, first === undefined ? states : [...states, 'sent']),
      mandate: { reference: mandate.reference, signedOn: bankDate(mandate.signedAt) },
      account,
      purpose: `${mandate.creditorName} ${debitName(debit.id)}`,
    };
  }

  /** The day that was announced; a later one, which is announced anew, where files were late. */
  private async dueOf(tx: Tx, { id: number, due }: SendableDebit, memberId: number): Promise<string> {
    const earliest = sendableUntil(this.clock.now());
    if (due >= earliest) return due;
    await tx.publish('billing.direct-debit-announced', { number, memberId, notice: 2 });
    return earliest;
  }

  /** Leaves out, and reports, whatever is of an account that nobody can read: it waits, and keeps nothing else from its file. */
  private async withAccounts<Row extends { readonly mandateId: number }>(tx: Tx, rows: readonly Row[]): Promise<WithAccount<Row>[]> {
    const known: WithAccount<Row>[] = [];
    for (const row of rows) {
      const mandate = await this.mandates.find(row.mandateId, tx);
      const account = mandate === null ? null : this.accountOf(mandate);
      if (mandate !== null && account !== null) known.push({ row, mandate, account });
    }
    return known;
  }

  private accountOf({ id, sealed }: Mandate): AccountDetails | null {
    try {
      if (sealed !== null) return this.accounts.open(sealed);
      this.logger.error({ msg: 'Something is to be sent whose account is not known any more.', mandate: id });
    } catch (error) {
      this.logger.error({ msg: 'Something is to be sent whose account cannot be read.', mandate: id, err: error });
    }
    return null;
  }

  private async keep(
    tx: Tx,
    kind: BankFileKind,
    { messageId, createdAt }: FileName,
    content: string,
    payments: readonly { readonly amount: number }[],
  ): Promise<number> {
    await requireValid(kind, content);
    const total = payments.reduce((sum, { amount }) => sum + amount, 0);
    const hash = createHash('sha256').update(content).digest('hex');
    return this.store.insert(tx, {
      kind,
      messageId,
      hash,
      content: this.sealing.seal(content),
      payments: payments.length,
      total,
      createdAt,
    });
  }

  private newName(): FileName {
    return { messageId: randomUUID().replaceAll('-', ''), createdAt: this.clock.now() };
  }
}

const fileRefund = ({ row: { number, amount, debit }, mandate, account: { holder, iban } }: WithAccount<SendableRefund>): FiledRefund => ({
  endToEndId: refundName(number),
  amount,
  holder,
  iban,
  purpose: `${mandate.creditorName} ${refundName(number)} ${debit}`,
});

const countFiles = async (writeOne: () => Promise<number | null>): Promise<number> => {
  let files = 0;
  while ((await writeOne()) !== null) files += 1;
  return files;
};
