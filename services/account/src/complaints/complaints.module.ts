import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { MembersModule } from '../members/members.module.js';
import { ComplaintRetention } from './complaint-retention.service.js';
import { ComplaintThreads } from './complaint-threads.service.js';
import { ComplaintThreadsStore } from './complaint-threads.store.js';
import { ComplaintsController } from './complaints.controller.js';
import { Complaints } from './complaints.service.js';
import { ComplaintsStore } from './complaints.store.js';
import { EvidenceLooks } from './evidence-looks.service.js';
import { OperatorComplaintsController } from './operator-complaints.controller.js';
import { OperatorEvidenceController } from './operator-evidence.controller.js';
import { ReportEvidence } from './report-evidence.js';

/** What members tell customer service, and what is answered. */
@Module({
  imports: [SiteModule, MembersModule],
  controllers: [ComplaintsController, OperatorComplaintsController, OperatorEvidenceController],
  providers: [ComplaintRetention, ComplaintThreads, ComplaintThreadsStore, Complaints, ComplaintsStore, EvidenceLooks, ReportEvidence],
  exports: [ComplaintRetention, Complaints, ComplaintThreads, ReportEvidence],
})
export class ComplaintsModule {}
