import { Module } from '@nestjs/common';
import { SiteModule } from '@rendezvous/site';
import { ActivationController } from './activation/activation.controller.js';
import { ActivationAddress } from './activation/activation-address.service.js';
import { Activation } from './activation/activation.service.js';
import { ActivationStore } from './activation/activation.store.js';
import { AgeModule } from './age.module.js';
import { Cards } from './cards/cards.service.js';
import { ComplaintsController } from './complaints/complaints.controller.js';
import { Complaints } from './complaints/complaints.service.js';
import { ComplaintsStore } from './complaints/complaints.store.js';
import { ConsentsController } from './consents/consents.controller.js';
import { Consents } from './consents/consents.service.js';
import { ConsentsStore } from './consents/consents.store.js';
import { ComplaintRetention } from './complaints/complaint-retention.service.js';
import { ComplaintThreads } from './complaints/complaint-threads.service.js';
import { ComplaintThreadsStore } from './complaints/complaint-threads.store.js';
import { OperatorComplaintsController } from './complaints/operator-complaints.controller.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { Deletions } from './deletion/deletions.service.js';
import { DeletionsStore } from './deletion/deletions.store.js';
import { EndingsJob } from './deletion/endings.job.js';
import { EndingsStore } from './deletion/endings.store.js';
import { Erasures } from './deletion/erasures.service.js';
import { Reactivations } from './deletion/reactivations.service.js';
import { Reminders } from './deletion/reminders.service.js';
import { PersonasController } from './demo/personas.controller.js';
import { PersonasStore } from './demo/personas.store.js';
import { DevicesController } from './devices/devices.controller.js';
import { Devices } from './devices/devices.service.js';
import { AccountSections } from './exports/account-sections.service.js';
import { AccountTables } from './exports/account-tables.service.js';
import { ExportMaker } from './exports/export-maker.service.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsJob } from './exports/exports.job.js';
import { Exports } from './exports/exports.service.js';
import { ExportsStore } from './exports/exports.store.js';
import { HousekeepingJob } from './housekeeping/housekeeping.job.js';
import { HeldInvitations } from './invitations/held-invitations.service.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { Invitations } from './invitations/invitations.service.js';
import { InvitationsStore } from './invitations/invitations.store.js';
import { Links } from './links/links.service.js';
import { LinksStore } from './links/links.store.js';
import { LoginAttempts } from './login-attempts/login-attempts.service.js';
import { LoginAttemptsStore } from './login-attempts/login-attempts.store.js';
import { Admissions } from './login/admissions.service.js';
import { BrowserLogins } from './login/browser-logins.service.js';
import { LoginFormController } from './login/login-form.controller.js';
import { Logins } from './login/logins.service.js';
import { LoginsStore } from './login/logins.store.js';
import { PasskeyLogins } from './login/passkey-logins.service.js';
import { MailChoicesController } from './mail-choices/mail-choices.controller.js';
import { MailChoices } from './mail-choices/mail-choices.service.js';
import { MailChoicesStore } from './mail-choices/mail-choices.store.js';
import { MailEventsController } from './mail-choices/mail-events.controller.js';
import { MailChangeController } from './mail-change/mail-change.controller.js';
import { MailChangeLinks } from './mail-change/mail-change-links.service.js';
import { MailChanges } from './mail-change/mail-changes.service.js';
import { MailChangesStore } from './mail-change/mail-changes.store.js';
import { Members } from './members/members.service.js';
import { MembersStore } from './members/members.store.js';
import { NameChangeController } from './name-change/name-change.controller.js';
import { NameChanges } from './name-change/name-changes.service.js';
import { NameChangesStore } from './name-change/name-changes.store.js';
import { OperatorInvitationsController } from './operator-invitations/operator-invitations.controller.js';
import { OperatorInvitations } from './operator-invitations/operator-invitations.service.js';
import { OperatorInvitationsStore } from './operator-invitations/operator-invitations.store.js';
import { OperatorMembersController } from './operator-members/operator-members.controller.js';
import { OperatorMembers } from './operator-members/operator-members.service.js';
import { OperatorMembersStore } from './operator-members/operator-members.store.js';
import { OwnUser } from './members/own-user.service.js';
import { OwnUserStore } from './members/own-user.store.js';
import { Presence } from './members/presence.service.js';
import { PresenceStore } from './members/presence.store.js';
import { TabPresence } from './members/tab-presence.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeyChallengesStore } from './passkeys/passkey-challenges.store.js';
import { PasskeyOptions } from './passkeys/passkey-options.service.js';
import { PasskeyProofs } from './passkeys/passkey-proofs.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { PasskeysStore } from './passkeys/passkeys.store.js';
import { RelyingParties } from './passkeys/relying-parties.service.js';
import { PauseController } from './pause/pause.controller.js';
import { Pauses } from './pause/pauses.service.js';
import { PausesStore } from './pause/pauses.store.js';
import { PasswordChange } from './passwords/password-change.service.js';
import { PasswordProof } from './passwords/password-proof.service.js';
import { PasswordReset } from './passwords/password-reset.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { Passwords } from './passwords/passwords.service.js';
import { PasswordsStore } from './passwords/passwords.store.js';
import { ResetMails } from './passwords/reset-mails.service.js';
import { AccountPersonalData } from './personal-data/personal-data.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { DraftsJob } from './photos/drafts.job.js';
import { Drafts } from './photos/drafts.service.js';
import { OrphanedPhotos } from './photos/orphans.service.js';
import { PhotoUrls } from './photos/photo-urls.service.js';
import { PhotoFilesController } from './photos/photo-files.controller.js';
import { PhotoFiles } from './photos/photo-files.service.js';
import { PhotoPipeline } from './photos/photo-pipeline.service.js';
import { Photos } from './photos/photos.service.js';
import { PhotosStore } from './photos/photos.store.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { Preferences } from './preferences/preferences.service.js';
import { PreferencesStore } from './preferences/preferences.store.js';
import { ProfileController } from './profile/profile.controller.js';
import { Profile } from './profile/profile.service.js';
import { ProfileStore } from './profile/profile.store.js';
import { BrowserSessions } from './sessions/browser-sessions.service.js';
import { KnownBrowsersStore } from './sessions/known-browsers.store.js';
import { Sessions } from './sessions/sessions.service.js';
import { SessionsStore } from './sessions/sessions.store.js';
import { SignIns } from './sessions/sign-ins.service.js';
import { AddressAnswers } from './signup/address-answers.service.js';
import { AddressAnswersStore } from './signup/address-answers.store.js';
import { PendingSignups } from './signup/pending-signups.service.js';
import { PendingSignupsStore } from './signup/pending-signups.store.js';
import { SignupChecks } from './signup/signup-checks.service.js';
import { SignupLinks } from './signup/signup-links.service.js';
import { SignupController } from './signup/signup.controller.js';
import { Signup } from './signup/signup.service.js';
import { SignupStore } from './signup/signup.store.js';
import { SignupMessagesStore } from './signup-message/signup-messages.store.js';
import { PlainFormsController } from './signup-start/plain-forms.controller.js';
import { BrowserSignups } from './signup-start/browser-signups.service.js';
import { SignupCompletion } from './signup-start/signup-completion.service.js';
import { SignupStartController } from './signup-start/signup-start.controller.js';
import { SignupStarts } from './signup-start/signup-starts.service.js';
import { SignupStartsStore } from './signup-start/signup-starts.store.js';
import { PhotoUploadsController } from './uploads/photo-uploads.controller.js';
import { PhotoUploads } from './uploads/photo-uploads.service.js';
import { TusController } from './uploads/tus.controller.js';
import { UploadsJob } from './uploads/uploads.job.js';
import { Uploads } from './uploads/uploads.service.js';
import { UploadsStore } from './uploads/uploads.store.js';
import { BlocksStore } from './visibility/blocks.store.js';
import { ContactsStore } from './visibility/contacts.store.js';
import { Visibility } from './visibility/visibility.service.js';
import { WaitingAddressesController } from './waiting-addresses/waiting-addresses.controller.js';
import { WaitingAddresses } from './waiting-addresses/waiting-addresses.service.js';
import { WaitingAddressesStore } from './waiting-addresses/waiting-addresses.store.js';

/** What other areas may use. */
const door = [
  BrowserLogins,
  BrowserSessions,
  Cards,
  Consents,
  ComplaintRetention,
  ComplaintThreads,
  Deletions,
  Exports,
  HeldInvitations,
  Links,
  MailChanges,
  MailChoices,
  Members,
  OwnUser,
  Passwords,
  PendingSignups,
  PhotoUrls,
  PhotoPipeline,
  Photos,
  Sessions,
  TabPresence,
  SignIns,
  Visibility,
  WaitingAddresses,
];

const inside = [
  AccountPersonalData,
  AccountSections,
  AccountTables,
  Activation,
  ActivationAddress,
  AddressAnswers,
  Admissions,
  Complaints,
  Devices,
  Drafts,
  DraftsJob,
  EndingsJob,
  Erasures,
  ExportMaker,
  ExportsJob,
  HousekeepingJob,
  Invitations,
  LoginAttempts,
  Logins,
  MailChangeLinks,
  NameChanges,
  OperatorInvitations,
  OperatorMembers,
  OrphanedPhotos,
  PasskeyChallenges,
  PasskeyLogins,
  PasskeyOptions,
  PasskeyProofs,
  Passkeys,
  PasswordChange,
  PasswordProof,
  PasswordReset,
  Pauses,
  PhotoFiles,
  PhotoUploads,
  Preferences,
  Presence,
  Profile,
  Reactivations,
  RelyingParties,
  Reminders,
  ResetMails,
  Signup,
  SignupChecks,
  BrowserSignups,
  SignupCompletion,
  SignupLinks,
  SignupStarts,
  Uploads,
  UploadsJob,
];

const stores = [
  UploadsStore,
  ActivationStore,
  AddressAnswersStore,
  ComplaintsStore,
  ConsentsStore,
  ComplaintThreadsStore,
  KnownBrowsersStore,
  DeletionsStore,
  EndingsStore,
  ExportsStore,
  InvitationsStore,
  LinksStore,
  LoginAttemptsStore,
  LoginsStore,
  MailChangesStore,
  MailChoicesStore,
  MembersStore,
  NameChangesStore,
  OperatorInvitationsStore,
  OperatorMembersStore,
  OwnUserStore,
  PasskeyChallengesStore,
  PasskeysStore,
  PasswordsStore,
  PausesStore,
  PendingSignupsStore,
  PersonalDataStore,
  PersonasStore,
  PhotosStore,
  PreferencesStore,
  PresenceStore,
  ProfileStore,
  BlocksStore,
  ContactsStore,
  SessionsStore,
  SignupMessagesStore,
  SignupStartsStore,
  SignupStore,
  WaitingAddressesStore,
];

/** Members: joining, logging in, profile, photos, preferences, and who may see whom. */
@Module({
  imports: [SiteModule, AgeModule],
  controllers: [
    ActivationController,
    ComplaintsController,
    ConsentsController,
    InvitationsController,
    OperatorComplaintsController,
    OperatorInvitationsController,
    OperatorMembersController,
    DevicesController,
    MailChangeController,
    MailChoicesController,
    MailEventsController,
    NameChangeController,
    DeletionController,
    ExportsController,
    PasskeysController,
    PasswordsController,
    PauseController,
    PersonasController,
    PlainFormsController,
    LoginFormController,
    PhotoFilesController,
    PhotoUploadsController,
    TusController,
    PreferencesController,
    ProfileController,
    SignupController,
    SignupStartController,
    WaitingAddressesController,
  ],
  providers: [...door, ...inside, ...stores],
  exports: door,
})
export class AccountModule {}
