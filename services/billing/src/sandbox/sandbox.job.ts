import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { BankService, CAPTURE_JOB, DELIVER_JOB, type LateCapture } from './bank.service.js';
import { CourierService } from './courier.service.js';

/** What the sandbox bank does later: captures that take their time, and events that the shop did not take. */
@Injectable()
export class SandboxJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly bank: BankService,
    private readonly courier: CourierService,
  ) {}

  onModuleInit(): void {
    this.jobs.define<LateCapture>(CAPTURE_JOB, (late) => this.bank.captureLate(late));
    this.jobs.define<{ id: string }>(DELIVER_JOB, ({ id }) => this.courier.deliver(id));
  }
}
