import { Module } from '@nestjs/common';
import { DeletionModule } from '../deletion/deletion.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignupStartModule } from '../signup-start/signup-start.module.js';
import { Admissions } from './admissions.service.js';
import { BrowserLogins } from './browser-logins.service.js';
import { LoginFormController } from './login-form.controller.js';
import { Logins } from './logins.service.js';
import { LoginsStore } from './logins.store.js';
import { PasskeyLogins } from './passkey-logins.service.js';

/** Signing in, by password or passkey. */
@Module({
  imports: [DeletionModule, InvitationsModule, LoginAttemptsModule, PasskeysModule, PasswordsModule, SessionsModule, SignupStartModule],
  controllers: [LoginFormController],
  providers: [Admissions, BrowserLogins, Logins, LoginsStore, PasskeyLogins],
  exports: [BrowserLogins],
})
export class LoginModule {}
