import { Module } from '@nestjs/common';
import { PauseController } from './pause.controller.js';
import { Pauses } from './pauses.service.js';
import { PausesStore } from './pauses.store.js';

/** A break, in which a member is hidden. */
@Module({
  controllers: [PauseController],
  providers: [Pauses, PausesStore],
  exports: [Pauses],
})
export class PauseModule {}
