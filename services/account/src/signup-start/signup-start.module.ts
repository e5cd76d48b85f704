import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignupModule } from '../signup/signup.module.js';
import { WaitingAddressesModule } from '../waiting-addresses/waiting-addresses.module.js';
import { BrowserSignups } from './browser-signups.service.js';
import { PlainFormsController } from './plain-forms.controller.js';
import { SignupCompletion } from './signup-completion.service.js';
import { SignupStartController } from './signup-start.controller.js';
import { SignupStarts } from './signup-starts.service.js';
import { SignupStartsStore } from './signup-starts.store.js';

/** Joining by the first fields of a lander, kept until it is completed. */
@Module({
  imports: [SiteModule, InvitationsModule, PasswordsModule, PhotosModule, SessionsModule, SignupModule, WaitingAddressesModule],
  controllers: [PlainFormsController, SignupStartController],
  providers: [BrowserSignups, SignupCompletion, SignupStarts, SignupStartsStore],
  exports: [SignupStarts],
})
export class SignupStartModule {}
