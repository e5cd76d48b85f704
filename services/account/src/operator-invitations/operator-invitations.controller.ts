import { Controller } from '@nestjs/common';
import {
  createInvitation,
  inviteWaiting,
  listInvitations,
  type OperatorInvitation,
  readInvitation,
  withdrawInvitation,
} from '@rendezvous/contracts/account/operator-invitations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorInvitations } from './operator-invitations.service.js';

/** Invitations, for operators. */
@Controller()
export class OperatorInvitationsController {
  constructor(private readonly invitations: OperatorInvitations) {}

  @Endpoint(listInvitations)
  list(@Input() { query }: InputOf<typeof listInvitations>): Promise<ReplyOf<typeof listInvitations>> {
    return this.invitations.list(query);
  }

  @Endpoint(readInvitation)
  read(@Input() { params }: InputOf<typeof readInvitation>): Promise<OperatorInvitation> {
    return this.invitations.read(params.invitationId);
  }

  @Endpoint(createInvitation)
  create(@Member() { memberId }: Viewer, @Input() { body }: InputOf<typeof createInvitation>): Promise<OperatorInvitation> {
    return this.invitations.create(body, memberId);
  }

  @Endpoint(withdrawInvitation)
  withdraw(@Member() { memberId }: Viewer, @Input() { params }: InputOf<typeof withdrawInvitation>): Promise<OperatorInvitation> {
    return this.invitations.withdraw(params.invitationId, memberId);
  }

  @Endpoint(inviteWaiting)
  inviteWaiting(@Member() { memberId }: Viewer, @Input() { body }: InputOf<typeof inviteWaiting>): Promise<ReplyOf<typeof inviteWaiting>> {
    return this.invitations.inviteWaiting(body, memberId);
  }
}
