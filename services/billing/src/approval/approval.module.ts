import { Module } from '@nestjs/common';
import { ApprovalStore } from './approval.store.js';
import { Approvals } from './approvals.service.js';

/** What needs two operators. */
@Module({ providers: [ApprovalStore, Approvals], exports: [Approvals] })
export class ApprovalModule {}
