import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeletionController } from './deletion.controller.js';
import { Deletions } from './deletions.service.js';
import { DeletionsStore } from './deletions.store.js';
import { EndingsJob } from './endings.job.js';
import { EndingsStore } from './endings.store.js';
import { Erasures } from './erasures.service.js';
import { Reactivations } from './reactivations.service.js';
import { Reminders } from './reminders.service.js';

/** Leaving, coming back, and what is erased in the end. */
@Module({
  imports: [LinksModule, PasswordsModule, SessionsModule],
  controllers: [DeletionController],
  providers: [Deletions, DeletionsStore, EndingsJob, EndingsStore, Erasures, Reactivations, Reminders],
  exports: [Deletions, EndingsStore, Reactivations],
})
export class DeletionModule {}
