import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Deliveries, DELIVER_JOB } from './deliveries.service.js';

@Injectable()
export class DeliveriesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deliveries: Deliveries,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ id: number }>(DELIVER_JOB, ({ id }) => this.deliveries.deliver(id));
  }
}
