import { Controller } from '@nestjs/common';
import { readMemberLanding } from '@rendezvous/contracts/landers/member-landing';
import type { MemberCard } from '@rendezvous/contracts/member';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { MemberLandings } from './member-landing.service.js';

@Controller()
export class MemberLandingController {
  constructor(private readonly landings: MemberLandings) {}

  @Endpoint(readMemberLanding)
  read(
    @Input() { params }: InputOf<typeof readMemberLanding>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<MemberCard> {
    return this.landings.read(params.memberId, caller, trafficSourceOf(request));
  }
}
