import { Controller } from '@nestjs/common';
import {
  correctMember,
  findOperatorMembers,
  listDeletionReasons,
  listOperators,
  moderateMember,
  type OperatorMember,
} from '@rendezvous/contracts/account/operator-members';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorMembers } from './operator-members.service.js';

/** Members, for operators. */
@Controller()
export class OperatorMembersController {
  constructor(private readonly members: OperatorMembers) {}

  @Endpoint(findOperatorMembers)
  async find(@Input() { query }: InputOf<typeof findOperatorMembers>): Promise<ReplyOf<typeof findOperatorMembers>> {
    return { members: await this.members.find(query.find) };
  }

  @Endpoint(listOperators)
  async operators(): Promise<ReplyOf<typeof listOperators>> {
    return { operators: await this.members.operators() };
  }

  @Endpoint(correctMember)
  correct(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof correctMember>): Promise<OperatorMember> {
    return this.members.correct(params.memberId, body, viewer.memberId);
  }

  @Endpoint(moderateMember)
  moderate(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof moderateMember>): Promise<OperatorMember> {
    return this.members.moderate(params.memberId, body, viewer.memberId);
  }

  @Endpoint(listDeletionReasons)
  async leaving(): Promise<ReplyOf<typeof listDeletionReasons>> {
    return { months: await this.members.leaving() };
  }
}
