import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { LinksModule } from '../links/links.module.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasswordChange } from './password-change.service.js';
import { PasswordProof } from './password-proof.service.js';
import { PasswordReset } from './password-reset.service.js';
import { PasswordsController } from './passwords.controller.js';
import { Passwords } from './passwords.service.js';
import { PasswordsStore } from './passwords.store.js';
import { ResetMails } from './reset-mails.service.js';

/** Passwords: checked, changed, forgotten. */
@Module({
  imports: [SiteModule, LinksModule, LoginAttemptsModule, MembersModule, SessionsModule],
  controllers: [PasswordsController],
  providers: [PasswordChange, PasswordProof, PasswordReset, Passwords, PasswordsStore, ResetMails],
  exports: [PasswordProof, Passwords, PasswordsStore, ResetMails],
})
export class PasswordsModule {}
