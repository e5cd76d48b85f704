import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { BlockModule } from '../block/block.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { MethodForgettingJob } from './method-forgetting.job.js';
import { MethodForgetting } from './method-forgetting.service.js';
import { StoredMethodController } from './stored-method.controller.js';
import { StoredMethods } from './stored-methods.service.js';

/** What providers store for members, to be paid with, looked at and removed. */
@Module({
  imports: [SiteModule, BlockModule, IncidentModule, PaymentModule],
  controllers: [StoredMethodController],
  providers: [StoredMethods, MethodForgetting, MethodForgettingJob],
  exports: [StoredMethods],
})
export class StoredMethodModule {}
