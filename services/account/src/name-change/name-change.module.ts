import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { NameChangeController } from './name-change.controller.js';
import { NameChanges } from './name-changes.service.js';
import { NameChangesStore } from './name-changes.store.js';

/** Another name, once in a while. */
@Module({
  imports: [SiteModule],
  controllers: [NameChangeController],
  providers: [NameChanges, NameChangesStore],
  exports: [NameChangesStore],
})
export class NameChangeModule {}
