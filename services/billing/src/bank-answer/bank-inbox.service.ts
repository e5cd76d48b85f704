import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BANK_ANSWER_MAX } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Incidents } from '../incident/incidents.service.js';
import { Creditors } from '../sepa/creditors.service.js';
import { BankAnswers } from './bank-answers.service.js';

/** Files that are taken in in one run. */
const BATCH = 100;

/** Takes in the answers that the bank's program puts into the folder. What was taken in is moved to `done`, what could not be read to `refused`, and the operators are told. */
@Injectable()
export class BankInbox {
  private readonly logger = new Logger(BankInbox.name);

  constructor(
    private readonly database: Database,
    private readonly creditors: Creditors,
    private readonly incidents: Incidents,
    private readonly answers: BankAnswers,
  ) {}

  async takeIn(): Promise<void> {
    const folder = join(this.creditors.get().folder, 'in');
    for (const box of ['done', 'refused']) await mkdir(join(folder, box), { recursive: true });
    const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && entry.name.endsWith('.xml'));
    for (const { name } of names.toSorted((first, second) => (first.name < second.name ? -1 : 1)).slice(0, BATCH)) {
      const box = await this.takeOne(folder, name);
      // Another process may have moved it: what is in it is taken in once, whoever does it.
      if (box !== null) await rename(join(folder, name), join(folder, box, name)).catch(() => undefined);
    }
  }

  /** @returns where to put it; null: it stays, and is tried again */
  private async takeOne(folder: string, name: string): Promise<'done' | 'refused' | null> {
    const path = join(folder, name);
    try {
      if ((await stat(path)).size > BANK_ANSWER_MAX) throw new Refusal('billing.bank-answer-too-large');
      await this.answers.receive({ name, bytes: await readFile(path), operatorId: null });
      return 'done';
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'server.unavailable') {
        this.logger.warn({ msg: 'An answer of the bank will be tried again.', err: error });
        return null;
      }
      this.logger.error({ msg: 'An answer of the bank could not be read.', code: error.code });
      await this.tellOf(name, path);
      return 'refused';
    }
  }

  /** A name may come again with something else in it. Another process that moved it told of it. */
  private async tellOf(name: string, path: string): Promise<void> {
    const found = await stat(path).catch(() => null);
    if (found === null) return;
    const seen = `${name} (${found.size}, ${found.mtime.toISOString()})`;
    await this.database.transaction((tx) => this.incidents.noteUnreadAnswer(tx, seen));
  }
}
