import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { AdjustmentModule } from '../adjustment/adjustment.module.js';
import { TraceController } from './trace.controller.js';
import { TraceStartStore } from './trace-start.store.js';
import { TraceStore } from './trace.store.js';
import { Traces } from './traces.service.js';

/** Money followed from any link of its chain to all of them. */
@Module({
  imports: [AccountModule, AdjustmentModule],
  controllers: [TraceController],
  providers: [TraceStartStore, TraceStore, Traces],
})
export class TraceModule {}
