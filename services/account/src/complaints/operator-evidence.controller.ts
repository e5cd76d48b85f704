import { Controller } from '@nestjs/common';
import { openReportEvidence, readReportEvidence } from '@rendezvous/contracts/account/report-evidence';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { EvidenceLooks } from './evidence-looks.service.js';

/** What is sealed with reports, for operators. */
@Controller()
export class OperatorEvidenceController {
  constructor(private readonly looks: EvidenceLooks) {}

  @Endpoint(readReportEvidence)
  async read(
    @Member() { memberId }: Viewer,
    @Input() { params }: InputOf<typeof readReportEvidence>,
  ): Promise<ReplyOf<typeof readReportEvidence>> {
    return { evidence: await this.looks.find(params.number, memberId) };
  }

  @Endpoint(openReportEvidence)
  open(
    @Member() { memberId }: Viewer,
    @Input() { params, body }: InputOf<typeof openReportEvidence>,
  ): Promise<ReplyOf<typeof openReportEvidence>> {
    return this.looks.open(params.number, body.reason, memberId);
  }
}
