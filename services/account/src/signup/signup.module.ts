import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { MembersModule } from '../members/members.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignupMessageModule } from '../signup-message/signup-message.module.js';
import { AddressAnswers } from './address-answers.service.js';
import { AddressAnswersStore } from './address-answers.store.js';
import { PendingSignups } from './pending-signups.service.js';
import { PendingSignupsStore } from './pending-signups.store.js';
import { SignupChecks } from './signup-checks.service.js';
import { SignupLinks } from './signup-links.service.js';
import { SignupController } from './signup.controller.js';
import { Signup } from './signup.service.js';
import { SignupStore } from './signup.store.js';

/** Joining. */
@Module({
  imports: [SiteModule, InvitationsModule, MembersModule, PasswordsModule, PhotosModule, SessionsModule, SignupMessageModule],
  controllers: [SignupController],
  providers: [AddressAnswers, AddressAnswersStore, PendingSignups, PendingSignupsStore, Signup, SignupChecks, SignupLinks, SignupStore],
  exports: [AddressAnswers, PendingSignups, Signup, SignupChecks, SignupLinks, SignupStore],
})
export class SignupModule {}
