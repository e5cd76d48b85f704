import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { MethodForgetting } from './method-forgetting.service.js';

@Injectable()
export class MethodForgettingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly forgetting: MethodForgetting,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.forget-methods', () => this.forgetting.forgetDue(), { cron: '* * * * *' });
  }
}
