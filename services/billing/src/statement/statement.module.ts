import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { StatementController } from './statement.controller.js';
import { StatementStore } from './statement.store.js';
import { Statements } from './statements.service.js';

/** A member's statement of credits and payments. */
@Module({
  imports: [SiteModule],
  controllers: [StatementController],
  providers: [StatementStore, Statements],
  exports: [Statements],
})
export class StatementModule {}
