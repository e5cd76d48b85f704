import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.js';
import { MailChoicesController } from './mail-choices.controller.js';
import { MailChoices } from './mail-choices.service.js';
import { MailChoicesStore } from './mail-choices.store.js';
import { MailEventsController } from './mail-events.controller.js';

/** Which mails a member wants, and which addresses take none. */
@Module({
  imports: [ConsentsModule],
  controllers: [MailChoicesController, MailEventsController],
  providers: [MailChoices, MailChoicesStore],
  exports: [MailChoices],
})
export class MailChoicesModule {}
