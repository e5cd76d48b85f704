import { Module } from '@nestjs/common';
import { ActivationModule } from './activation/activation.module.js';
import { AgeModule } from './age.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ComplaintsModule } from './complaints/complaints.module.js';
import { ConsentsModule } from './consents/consents.module.js';
import { DeletionModule } from './deletion/deletion.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { KeptAddressesModule } from './kept-addresses/kept-addresses.module.js';
import { LinksModule } from './links/links.module.js';
import { LoginAttemptsModule } from './login-attempts/login-attempts.module.js';
import { LoginModule } from './login/login.module.js';
import { MailChangeModule } from './mail-change/mail-change.module.js';
import { MailChoicesModule } from './mail-choices/mail-choices.module.js';
import { MembersModule } from './members/members.module.js';
import { NameChangeModule } from './name-change/name-change.module.js';
import { OperatorInvitationsModule } from './operator-invitations/operator-invitations.module.js';
import { OperatorMembersModule } from './operator-members/operator-members.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PauseModule } from './pause/pause.module.js';
import { AccountPersonalDataModule } from './personal-data/personal-data.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignupMessageModule } from './signup-message/signup-message.module.js';
import { SignupStartModule } from './signup-start/signup-start.module.js';
import { SignupModule } from './signup/signup.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { VisibilityModule } from './visibility/visibility.module.js';
import { WaitingAddressesModule } from './waiting-addresses/waiting-addresses.module.js';

/**
 * Members: joining, logging in, profile, photos, preferences, and who may see whom. Each folder says in its module what it consists of and what
 * others may take.
 */
@Module({
  imports: [
    ActivationModule,
    AgeModule,
    CardsModule,
    ComplaintsModule,
    ConsentsModule,
    DeletionModule,
    DemoModule,
    DevicesModule,
    ExportsModule,
    HousekeepingModule,
    InvitationsModule,
    KeptAddressesModule,
    LinksModule,
    LoginAttemptsModule,
    LoginModule,
    MailChangeModule,
    MailChoicesModule,
    MembersModule,
    NameChangeModule,
    OperatorInvitationsModule,
    OperatorMembersModule,
    PasskeysModule,
    PasswordsModule,
    PauseModule,
    AccountPersonalDataModule,
    PhotosModule,
    PreferencesModule,
    ProfileModule,
    SessionsModule,
    SignupMessageModule,
    SignupStartModule,
    SignupModule,
    UploadsModule,
    VisibilityModule,
    WaitingAddressesModule,
  ],
  exports: [
    AgeModule,
    CardsModule,
    ComplaintsModule,
    ConsentsModule,
    DeletionModule,
    ExportsModule,
    InvitationsModule,
    LinksModule,
    LoginModule,
    MailChangeModule,
    MailChoicesModule,
    MembersModule,
    PasswordsModule,
    PhotosModule,
    SessionsModule,
    SignupModule,
    VisibilityModule,
    WaitingAddressesModule,
  ],
})
export class AccountModule {}
