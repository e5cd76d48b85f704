import { Injectable } from '@nestjs/common';
import type { Look, ReportedMember } from '@rendezvous/account';
import type { KeptEvidence } from '@rendezvous/contracts/account/report-evidence';
import { Database, type Tx } from '@rendezvous/server/database';
import { pairOf } from '../pair-lock.store.js';
import type { ReportEvidenceEntity } from './report-evidence.entity.js';

/** A message as it is sealed. */
interface WrittenMessage {
  readonly senderId: number;
  readonly sentAt: Date;
  readonly text: string;
}

type Facts = Pick<ReportEvidenceEntity, 'reporterId' | 'aboutId' | 'messages' | 'sealedAt' | 'endsAt'>;

/** SQL of what is sealed with reports. */
@Injectable()
export class ReportEvidenceStore {
  constructor(private readonly database: Database) {}

  /**
   * The latest messages that the reporter could read, oldest first. The conversation is held until the end of the transaction: a block or an erasure
   * that takes the messages came before, or waits.
   */
  async written(tx: Tx, { reporterId, aboutId }: ReportedMember, since: Date, limit: number): Promise<WrittenMessage[]> {
    const [conversation] = await tx.read<{ id: number; waiting: boolean }>(
      `select id, held and started_by = $3 as waiting from chat.conversations
       where member_a = $1 and member_b = $2 and state <> 'blocked' for share`,
      [...pairOf(reporterId, aboutId), reporterId],
    );
    if (conversation === undefined) return [];
    return tx.read<WrittenMessage>(
      `select sender_id as "senderId", sent_at as "sentAt", body as text from (
         select * from chat.messages
         where conversation_id = $1 and kind = 'text' and sent_at > $2 and (not $3 or sender_id = $4)
         order by seq desc limit $5
       ) latest order by seq`,
      [conversation.id, since, conversation.waiting, reporterId, limit],
    );
  }

  async add(tx: Tx, { number, reporterId, aboutId, messages, salt, sealed, sealedAt, endsAt }: ReportEvidenceEntity): Promise<void> {
    await tx.change(
      `insert into chat.report_evidence (number, reporter_id, about_id, messages, salt, sealed, sealed_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [number, reporterId, aboutId, messages, salt, sealed, sealedAt, endsAt],
    );
  }

  /** null when nothing is kept, or its time is over. */
  async facts(number: string, at: Date): Promise<Facts | null> {
    const [row] = await this.database.read<Facts>(
      `select reporter_id as "reporterId", about_id as "aboutId", messages, sealed_at as "sealedAt", ends_at as "endsAt"
       from chat.report_evidence where number = $1 and ends_at > $2`,
      [number, at],
    );
    return row ?? null;
  }

  /** Latest first. */
  looks(number: string): Promise<(Pick<KeptEvidence['looks'][number], 'reason'> & { operatorId: number; at: Date })[]> {
    return this.database.read(
      `select operator_id as "operatorId", reason, at from chat.report_evidence_looks where number = $1 order by id desc`,
      [number],
    );
  }

  async sealed(tx: Tx, number: string, at: Date): Promise<Pick<ReportEvidenceEntity, 'salt' | 'sealed'> | null> {
    const [row] = await tx.read<Pick<ReportEvidenceEntity, 'salt' | 'sealed'>>(
      'select salt, sealed from chat.report_evidence where number = $1 and ends_at > $2 for key share',
      [number, at],
    );
    return row ?? null;
  }

  async addLook(tx: Tx, { number, operatorId, reason, at }: Look): Promise<void> {
    await tx.change('insert into chat.report_evidence_looks (number, operator_id, reason, at) values ($1, $2, $3, $4)', [
      number,
      operatorId,
      reason,
      at,
    ]);
  }

  async removeOver(at: Date): Promise<void> {
    await this.database.change('delete from chat.report_evidence where ends_at <= $1', [at]);
  }
}
