import { Injectable } from '@nestjs/common';
import type { KeptEvidence, openReportEvidence } from '@rendezvous/contracts/account/report-evidence';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { ComplaintThreadsStore } from './complaint-threads.store.js';
import { refuseOwnComplaint } from './own-complaints.js';
import { type Look, ReportEvidence } from './report-evidence.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/account';

/** What is sealed with reports, for operators: that it is there, and, by a look that leaves a line in their log, its words. */
@Injectable()
export class EvidenceLooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly evidence: ReportEvidence,
    private readonly complaints: ComplaintThreadsStore,
  ) {}

  /** What is kept may outlive its complaint, and not every complaint has something kept: the parties of both are asked. */
  async find(number: string, operatorId: number): Promise<KeptEvidence | null> {
    const [complaint, kept] = await Promise.all([this.complaints.find(number), this.evidence.find(number, this.clock.now())]);
    if (complaint !== null) refuseOwnComplaint(complaint, operatorId);
    if (kept !== null) refuseOwnComplaint({ memberId: kept.reporter_id, aboutId: kept.about_id }, operatorId);
    return kept;
  }

  async open(number: string, reason: Look['reason'], operatorId: number): Promise<ReplyOf<typeof openReportEvidence>> {
    await this.find(number, operatorId);
    const at = this.clock.now();
    const messages = await this.database.transaction(async (tx) => {
      const opened = await this.evidence.open(tx, { number, operatorId, reason, at });
      if (opened === null) throw new Refusal('account.evidence-not-kept');
      await addAuditEntry(tx, {
        actor: operatorActor(operatorId, PAGE),
        action: 'account.open-evidence',
        subject: `complaint ${number}`,
        details: { reason },
        at,
      });
      return opened;
    });
    const evidence = await this.evidence.find(number, at);
    if (evidence === null) throw new Refusal('account.evidence-not-kept');
    return { evidence, messages: [...messages] };
  }
}
