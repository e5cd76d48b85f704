import { Controller } from '@nestjs/common';
import { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { Complaints } from './complaints.service.js';

@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: Complaints) {}

  @Endpoint(fileComplaint)
  file(
    @Input() { body }: InputOf<typeof fileComplaint>,
    @Caller() { viewer, locale, site }: Caller,
  ): Promise<ReplyOf<typeof fileComplaint>> {
    return this.complaints.file(body, { memberId: viewer?.memberId ?? null, locale, siteId: site.id });
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
