import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REPORT_EVIDENCE_DAYS } from '@rendezvous/contracts/account/report-evidence';
import type { Tx } from '@rendezvous/server/database';
import { type ExportReader, type ExportSection, PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';
import { Erasure } from '../erasure/erasure.service.js';
import { CreditReturns } from '../held-messages/credit-returns.service.js';
import { ConversationsTold } from './conversations-told.service.js';
import { EvidenceTold } from './evidence-told.service.js';
import { LikesTold } from './likes-told.service.js';
import { PersonalDataStore } from './personal-data.store.js';

/** What chat holds of a member. */
@Injectable()
export class ChatPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'chat';
  readonly tables = {
    'chat.likes': ['from_id', 'to_id'],
    'chat.conversations': ['member_a', 'member_b', 'started_by'],
    'chat.messages': ['sender_id'],
    'chat.starts': ['member_id'],
    'chat.report_evidence': ['reporter_id', 'about_id'],
    'chat.report_evidence_looks': ['operator_id'],
  };
  readonly kept = [
    // the partner keeps the conversation and their own words; the member's messages keep their numbers, without a text
    { table: 'chat.conversations', reason: 'of-the-partner-too', days: null },
    { table: 'chat.messages', reason: 'of-the-partner-too', days: null },
    // from the report on; nobody who is in one can take it away, and it goes with its looks
    { table: 'chat.report_evidence', reason: 'sealed-with-a-report', days: REPORT_EVIDENCE_DAYS },
    { table: 'chat.report_evidence_looks', reason: 'sealed-with-a-report', days: REPORT_EVIDENCE_DAYS },
  ];

  constructor(
    private readonly registry: PersonalData,
    private readonly store: PersonalDataStore,
    private readonly likes: LikesTold,
    private readonly conversations: ConversationsTold,
    private readonly evidence: EvidenceTold,
    private readonly erasure: Erasure,
    private readonly returns: CreditReturns,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async export(memberId: number): Promise<Readonly<Record<string, unknown>>> {
    return { ...(await this.store.export(memberId)), received_likes: this.likes.received(memberId) };
  }

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    yield* this.likes.sections(reader);
    yield* this.conversations.sections(reader);
    yield* this.evidence.sections(reader);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    // Before the texts go: they were never read.
    await this.returns.returnAllIn(tx, memberId);
    await this.erasure.eraseIn(tx, memberId);
    await this.store.removeBlocked(tx, memberId);
    return null;
  }
}
