import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EvidenceKeeper, type Look, ReportEvidence, type ReportedMember } from '@rendezvous/account';
import { type EvidenceMessage, type KeptEvidence, REPORT_EVIDENCE_DAYS } from '@rendezvous/contracts/account/report-evidence';
import { days } from '@rendezvous/contracts/kernel';
import type { Tx } from '@rendezvous/server/database';
import { EvidenceSealing } from './evidence-sealing.service.js';
import { ReportEvidenceStore } from './report-evidence.store.js';

/** What happened longer ago is no longer what a report is about. */
const LOOK_BACK_MS = days(90);
/** Messages with one report, the latest ones. */
const MOST = 200;

/** Seals what two members wrote to each other when one reports the other, and opens it for operators. */
@Injectable()
export class ChatEvidence implements EvidenceKeeper, OnModuleInit {
  constructor(
    private readonly registry: ReportEvidence,
    private readonly store: ReportEvidenceStore,
    private readonly sealing: EvidenceSealing,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async seal(tx: Tx, report: ReportedMember): Promise<void> {
    const { number, reporterId, aboutId, filedAt } = report;
    const written = await this.store.written(tx, report, new Date(filedAt.getTime() - LOOK_BACK_MS), MOST);
    if (written.length === 0) return;
    const messages = written.map(({ senderId, sentAt, text }) => ({ sender_id: senderId, sent_at: sentAt.toISOString(), text }));
    await this.store.add(tx, {
      number,
      reporterId,
      aboutId,
      messages: messages.length,
      ...this.sealing.seal(number, messages),
      sealedAt: filedAt,
      endsAt: new Date(filedAt.getTime() + days(REPORT_EVIDENCE_DAYS)),
    });
  }

  async find(number: string, at: Date): Promise<KeptEvidence | null> {
    const facts = await this.store.facts(number, at);
    if (facts === null) return null;
    const looks = await this.store.looks(number);
    return {
      reporter_id: facts.reporterId,
      about_id: facts.aboutId,
      messages: facts.messages,
      sealed_at: facts.sealedAt.toISOString(),
      ends_at: facts.endsAt.toISOString(),
      looks: looks.map((look) => ({ operator_id: look.operatorId, reason: look.reason, at: look.at.toISOString() })),
    };
  }

  async open(tx: Tx, look: Look): Promise<readonly EvidenceMessage[] | null> {
    const kept = await this.store.sealed(tx, look.number, look.at);
    if (kept === null) return null;
    await this.store.addLook(tx, look);
    return this.sealing.open(look.number, kept);
  }

  removeOver(at: Date): Promise<void> {
    return this.store.removeOver(at);
  }
}
