import { Controller } from '@nestjs/common';
import { readMemberAge, resetMemberAge } from '@rendezvous/contracts/account/age-assurance';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorAges } from './operator-ages.service.js';

@Controller()
export class OperatorAgesController {
  constructor(private readonly ages: OperatorAges) {}

  @Endpoint(readMemberAge)
  read(@Input() { params }: InputOf<typeof readMemberAge>): Promise<ReplyOf<typeof readMemberAge>> {
    return this.ages.read(params.memberId);
  }

  @Endpoint(resetMemberAge)
  reset(
    @Member() { memberId: operatorId }: Viewer,
    @Input() { params, body }: InputOf<typeof resetMemberAge>,
  ): Promise<ReplyOf<typeof resetMemberAge>> {
    return this.ages.reset(params.memberId, body, operatorId);
  }
}
