import { Module } from '@nestjs/common';
import { IncidentController } from './incident.controller.js';
import { IncidentStore } from './incident.store.js';
import { Incidents } from './incidents.service.js';

/** What went wrong with money and waits for an operator. */
@Module({
  controllers: [IncidentController],
  providers: [IncidentStore, Incidents],
  exports: [Incidents],
})
export class IncidentModule {}
