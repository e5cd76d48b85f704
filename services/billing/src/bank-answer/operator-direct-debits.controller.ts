import {
  BANK_ANSWER_MAX,
  decideBankFile,
  listBankFiles,
  readBankFile,
  resolveBankAnswerLine,
  uploadBankAnswer,
} from '@rendezvous/contracts/billing/operator-direct-debits';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Files, Input, type InputOf, Member, Refusal, Upload, type UploadedFile, type Viewer } from '@rendezvous/server/http';
import { OperatorDirectDebits } from './operator-direct-debits.service.js';

/** Files for the bank and its answers, for operators. */
@Controller()
export class OperatorDirectDebitsController {
  constructor(private readonly directDebits: OperatorDirectDebits) {}

  @Endpoint(listBankFiles)
  list(@Input() { query }: InputOf<typeof listBankFiles>): Promise<ReplyOf<typeof listBankFiles>> {
    return this.directDebits.list(query.before ?? null);
  }

  @Endpoint(readBankFile)
  readFile(@Member() viewer: Viewer, @Input() { params }: InputOf<typeof readBankFile>): Promise<ReplyOf<typeof readBankFile>> {
    return this.directDebits.download(params.fileId, viewer.memberId);
  }

  @Endpoint(decideBankFile)
  decide(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof decideBankFile>): Promise<ReplyOf<typeof decideBankFile>> {
    return this.directDebits.decide(params.fileId, viewer.memberId, body.bank_has_it);
  }

  @Endpoint(uploadBankAnswer)
  @Upload({ maxBytes: BANK_ANSWER_MAX, tooLarge: 'billing.bank-answer-too-large' })
  async upload(@Member() viewer: Viewer, @Files() files: readonly UploadedFile[]): Promise<ReplyOf<typeof uploadBankAnswer>> {
    const [file] = files;
    if (file === undefined) throw new Refusal('request.invalid');
    return this.directDebits.upload(file.filename, file.bytes, viewer.memberId);
  }

  @Endpoint(resolveBankAnswerLine)
  async resolve(
    @Member() viewer: Viewer,
    @Input() { params }: InputOf<typeof resolveBankAnswerLine>,
  ): Promise<ReplyOf<typeof resolveBankAnswerLine>> {
    await this.directDebits.resolve(params.answerId, params.position, viewer.memberId);
    return {};
  }
}
