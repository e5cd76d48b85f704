import { Module } from '@nestjs/common';
import { BankController } from './bank.controller.js';
import { BankService } from './bank.service.js';
import { CourierService } from './courier.service.js';
import { SandboxJob } from './sandbox.job.js';
import { SandboxProvider } from './sandbox.provider.js';
import { SandboxStore } from './sandbox.store.js';

/** The bank of the demo. */
@Module({
  controllers: [BankController],
  providers: [SandboxProvider, SandboxStore, BankService, CourierService, SandboxJob],
  exports: [SandboxProvider, SandboxStore, BankService],
})
export class SandboxModule {}
