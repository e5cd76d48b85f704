import { Module } from '@nestjs/common';
import { DeletionModule } from '../deletion/deletion.module.js';
import { FormerAddressesModule } from '../former-addresses/former-addresses.module.js';
import { LinksModule } from '../links/links.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignupModule } from '../signup/signup.module.js';
import { MailChangeLinks } from './mail-change-links.service.js';
import { MailChangeController } from './mail-change.controller.js';
import { MailChanges } from './mail-changes.service.js';
import { MailChangesStore } from './mail-changes.store.js';

/** Another address for an account, and the way back. */
@Module({
  imports: [DeletionModule, FormerAddressesModule, LinksModule, PasskeysModule, PasswordsModule, SessionsModule, SignupModule],
  controllers: [MailChangeController],
  providers: [MailChangeLinks, MailChanges, MailChangesStore],
  exports: [MailChanges],
})
export class MailChangeModule {}
