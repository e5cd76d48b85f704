import { Module } from '@nestjs/common';
import { ConsentsController } from './consents.controller.js';
import { Consents } from './consents.service.js';
import { ConsentsStore } from './consents.store.js';

/** What members agreed to, and take back. */
@Module({
  controllers: [ConsentsController],
  providers: [Consents, ConsentsStore],
  exports: [Consents],
})
export class ConsentsModule {}
