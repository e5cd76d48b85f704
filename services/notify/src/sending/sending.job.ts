import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { DELIVER_JOB } from '../deliveries/deliveries.service.js';
import { Sending } from './sending.service.js';

@Injectable()
export class SendingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sending: Sending,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ id: number }>(DELIVER_JOB, ({ id }) => this.sending.deliver(id));
  }
}
