import { Controller } from '@nestjs/common';
import { finishAgeCheck, readAgeAssurance, startAgeCheck } from '@rendezvous/contracts/account/age-assurance';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { AgeAssurance } from './age-assurance.service.js';
import { AgeChecks } from './age-checks.service.js';

@Controller()
export class AgeAssuranceController {
  constructor(
    private readonly assurance: AgeAssurance,
    private readonly checks: AgeChecks,
  ) {}

  @Endpoint(readAgeAssurance)
  read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readAgeAssurance>> {
    return this.assurance.read(memberId);
  }

  @Endpoint(startAgeCheck)
  async start(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof startAgeCheck>> {
    return { redirect: await this.checks.start(memberId) };
  }

  @Endpoint(finishAgeCheck)
  async finish(@Member() { memberId }: Viewer, @Input() { body }: InputOf<typeof finishAgeCheck>): Promise<ReplyOf<typeof finishAgeCheck>> {
    await this.checks.finish(memberId, body.check, body.query);
    return this.assurance.read(memberId);
  }
}
