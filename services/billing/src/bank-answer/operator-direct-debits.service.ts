import type { BankAnswer, BankFile, listBankFiles } from '@rendezvous/contracts/billing/operator-direct-debits';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Metrics } from '@rendezvous/server/metrics';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { bankFileName } from '../bank-file/bank-delivery.service.js';
import { BANK_FILE_PAGE, type BankFile as BankFileRow, BankFileStore, toBankFile } from '../bank-file/bank-file.store.js';
import { Sealing } from '../sepa/sealing.service.js';
import { BankAnswerStore } from './bank-answer.store.js';
import { BankAnswers } from './bank-answers.service.js';

/** As the audit log names what is done here by. */
const CALLS = '/api/operator/billing/direct-debit-files';

/** What operators see of the traffic with the bank, and do about it. */
@Injectable()
export class OperatorDirectDebits implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly sealing: Sealing,
    private readonly files: BankFileStore,
    private readonly answers: BankAnswers,
    private readonly answerStore: BankAnswerStore,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('bank_files_unknown', 'Files of which nobody knows whether the bank has them.', () => this.files.countUnknown());
    this.metrics.gauge('bank_answer_lines_open', 'Lines of banks’ answers that could not be followed.', () =>
      this.answerStore.countOpenLines(),
    );
  }

  async list(before: number | null): Promise<ReplyOf<typeof listBankFiles>> {
    const [rows, answers, lines] = await Promise.all([
      this.files.page(before),
      this.answerStore.listLatest(),
      this.answerStore.listOpenLines(),
    ]);
    return { files: rows.slice(0, BANK_FILE_PAGE).map(toBankFile), more: rows.length > BANK_FILE_PAGE, answers, open_lines: lines };
  }

  /** The file as it is, under the name that it has at the bank. */
  async download(id: number, operatorId: number): Promise<{ readonly name: string; readonly content: string }> {
    const file = await this.require(id);
    if (file.content === null) throw new Refusal('billing.bank-file-not-found');
    const content = this.sealing.open(file.content);
    await this.database.transaction((tx) =>
      addAuditEntry(tx, {
        actor: operatorActor(operatorId, CALLS),
        action: 'billing.download-bank-file',
        subject: `bank file ${id}`,
        at: this.clock.now(),
      }),
    );
    return { name: bankFileName(file), content };
  }

  /** Of a file of which nobody knows whether the bank has it, an operator has asked there. */
  async decide(id: number, operatorId: number, bankHasIt: boolean): Promise<BankFile> {
    await this.require(id);
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const moved = await this.files.move('unknown', bankHasIt ? 'delivered' : 'written', id, at, tx);
      if (!moved) throw new Refusal('billing.bank-file-not-unknown');
      const action = bankHasIt ? 'billing.bank-has-file' : 'billing.send-bank-file-again';
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action, subject: `bank file ${id}`, at });
    });
    return toBankFile(await this.require(id));
  }

  async upload(name: string, bytes: Uint8Array, operatorId: number): Promise<BankAnswer> {
    return this.answers.receive({ name, bytes, operatorId }, (tx, answerId) =>
      addAuditEntry(tx, {
        actor: operatorActor(operatorId, CALLS),
        action: 'billing.upload-bank-answer',
        subject: `bank answer ${answerId}`,
        at: this.clock.now(),
      }),
    );
  }

  async resolve(answerId: number, position: number, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const resolved = await this.answerStore.resolve(tx, answerId, position, operatorId, at);
      if (resolved === null) throw new Refusal('billing.bank-answer-line-not-found');
      if (!resolved) return;
      const subject = `line ${position} of bank answer ${answerId}`;
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.resolve-bank-answer-line', subject, at });
    });
  }

  private async require(id: number): Promise<BankFileRow> {
    const file = await this.files.find(id);
    if (file === null) throw new Refusal('billing.bank-file-not-found');
    return file;
  }
}
