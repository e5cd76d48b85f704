import { createHash } from 'node:crypto';
import { BANK_ANSWER_MAX, type BankAnswer } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { BankFileStore } from '../bank-file/bank-file.store.js';
import { Creditors } from '../sepa/creditors.service.js';
import { BankAnswerStore } from './bank-answer.store.js';
import type { BankLine, BankReport } from './bank-report.js';
import { readBookingNotice } from './booking-notice.rules.js';
import { DebitOutcomes } from './debit-outcomes.service.js';
import { ReturnedDebits } from './returned-debits.service.js';
import { readStatusReport } from './status-report.rules.js';
import { readMessage } from './xml-reading.js';

/** Payments that one answer may speak of. */
const LINES_MAX = 10_000;
/** How much of a file's name is kept. */
const NAME_MAX = 200;

/** A file that came from the bank. */
export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The operator who brought it; null: it lay in the folder. */
  readonly operatorId: number | null;
}

const READERS = { 'pain.002': readStatusReport, 'camt.054': readBookingNotice } as const;

/** Takes in what the bank answers: each file once, all of it or nothing. */
@Injectable()
export class BankAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly creditors: Creditors,
    private readonly files: BankFileStore,
    private readonly outcomes: DebitOutcomes,
    private readonly returned: ReturnedDebits,
    private readonly store: BankAnswerStore,
  ) {}

  /**
   * Refuses what is too large, no answer of a bank, or about somebody else's account. The same bytes again change nothing.
   * @param also done with the same transaction, the first time only
   */
  async receive(file: ReceivedFile, also: (tx: Tx, answerId: number) => Promise<void> = () => Promise.resolve()): Promise<BankAnswer> {
    if (file.bytes.length > BANK_ANSWER_MAX) throw new Refusal('billing.bank-answer-too-large');
    const report = this.read(file.bytes);
    const hash = createHash('sha256').update(file.bytes).digest('hex');
    const id = await this.database.transaction(async (tx) => {
      const known = await this.store.lockHash(tx, hash);
      if (known !== null) return known;
      const answerId = await this.takeIn(tx, file, hash, report);
      await also(tx, answerId);
      return answerId;
    });
    await this.returned.tell();
    const answer = await this.store.find(id);
    return answer!;
  }

  private read(bytes: Uint8Array): BankReport {
    const { kind, document } = readMessage(bytes);
    const report = READERS[kind](document);
    if (report === null || report.lines.length > LINES_MAX) throw new Refusal('billing.bank-answer-unreadable');
    const { iban } = this.creditors.get();
    if (report.accounts.some((account) => account !== iban)) throw new Refusal('billing.bank-answer-of-others');
    return report;
  }

  private async takeIn(tx: Tx, { name, operatorId: receivedBy }: ReceivedFile, hash: string, report: BankReport): Promise<number> {
    const receivedAt = this.clock.now();
    const lines = [...report.lines, ...(await this.refusedLines(tx, report))];
    const { kind, messageId } = report;
    const about = { kind, messageId, hash, name: name.slice(0, NAME_MAX), receivedAt, receivedBy, lines: lines.length };
    const answerId = await this.store.insert(tx, about);
    for (const [index, line] of lines.entries()) {
      await this.store.addLine(tx, answerId, index + 1, line, await this.outcomes.follow(tx, line));
    }
    const { verdict } = report;
    if (verdict !== null) await this.files.answer(tx, verdict.messageId, verdict.state, receivedAt);
    return answerId;
  }

  /** A batch, or a file, that was refused as a whole, payment by payment; a line without a name where it is none of ours. */
  private async refusedLines(tx: Tx, { verdict, lines, writtenOn: onDay }: BankReport): Promise<BankLine[]> {
    if (verdict === null) return [];
    const named = new Set(lines.map(({ endToEndId }) => endToEndId));
    const refused: BankLine[] = [];
    for (const { name, reason } of verdict.refused) {
      const inside = await this.store.namesIn(tx, verdict.messageId, name);
      const names = inside.length === 0 ? [null] : inside.filter((one) => !named.has(one));
      for (const endToEndId of names) {
        named.add(endToEndId);
        refused.push({ says: 'rejected', endToEndId, amount: null, currency: null, reason, onDay });
      }
    }
    return refused;
  }
}
