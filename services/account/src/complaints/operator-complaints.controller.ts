import { Controller } from '@nestjs/common';
import {
  answerComplaint,
  changeComplaintState,
  listOperatorComplaints,
  type OperatorComplaintThread,
  readOperatorComplaint,
} from '@rendezvous/contracts/account/operator-complaints';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { ComplaintThreads } from './complaint-threads.service.js';

/** Complaints, for operators. */
@Controller()
export class OperatorComplaintsController {
  constructor(private readonly threads: ComplaintThreads) {}

  @Endpoint(listOperatorComplaints)
  list(
    @Member() { memberId }: Viewer,
    @Input() { query }: InputOf<typeof listOperatorComplaints>,
  ): Promise<ReplyOf<typeof listOperatorComplaints>> {
    return this.threads.list(query, memberId);
  }

  @Endpoint(readOperatorComplaint)
  read(@Member() { memberId }: Viewer, @Input() { params }: InputOf<typeof readOperatorComplaint>): Promise<OperatorComplaintThread> {
    return this.threads.read(params.number, memberId);
  }

  @Endpoint(answerComplaint)
  answer(@Member() { memberId }: Viewer, @Input() { params, body }: InputOf<typeof answerComplaint>): Promise<OperatorComplaintThread> {
    return this.threads.answer(params.number, body, memberId);
  }

  @Endpoint(changeComplaintState)
  changeState(
    @Member() { memberId }: Viewer,
    @Input() { params, body }: InputOf<typeof changeComplaintState>,
  ): Promise<OperatorComplaintThread> {
    return this.threads.changeState(params.number, body.state, memberId);
  }
}
