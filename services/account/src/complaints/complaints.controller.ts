import { Controller } from '@nestjs/common';
import { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { CallCounter, Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import type { FastifyRequest } from 'fastify';
import { Complaints } from './complaints.service.js';
import { FILED_COMPLAINT } from './filed-complaint.js';

@Controller()
export class ComplaintsController {
  constructor(
    private readonly complaints: Complaints,
    private readonly calls: CallCounter,
  ) {}

  @Endpoint(fileComplaint)
  file(
    @Input() { body }: InputOf<typeof fileComplaint>,
    @Caller() { viewer, locale, site }: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof fileComplaint>> {
    const count = () => this.calls.count(FILED_COMPLAINT, request);
    return this.complaints.file(body, { memberId: viewer?.memberId ?? null, locale, siteId: site.id, count });
  }

  @Endpoint(readComplaint)
  read(@Input() { params }: InputOf<typeof readComplaint>, @Caller() { viewer }: Caller): Promise<ReplyOf<typeof readComplaint>> {
    return this.complaints.read(params.number, viewer?.memberId ?? null);
  }

  @Endpoint(openComplaint)
  open(@Input() { params, body }: InputOf<typeof openComplaint>): Promise<ReplyOf<typeof openComplaint>> {
    return this.complaints.open(params.number, body.email);
  }
}
