import { Module } from '@nestjs/common';
import { AccountModule, KeptAddressesModule } from '@rendezvous/account';
import { BillingModule } from '@rendezvous/billing';
import { ChatModule } from '@rendezvous/chat';
import { SiteModule } from '@rendezvous/site';
import { AccountListener } from './deliveries/account.listener.js';
import { BillingListener } from './deliveries/billing.listener.js';
import { Deliveries } from './deliveries/deliveries.service.js';
import { DeliveriesStore } from './deliveries/deliveries.store.js';
import { ClockController } from './demo/clock.controller.js';
import { DemoGate } from './demo/demo-gate.service.js';
import { MailboxController } from './demo/mailbox.controller.js';
import { ActivationMail } from './mails/activation-mail.service.js';
import { AdjustmentWaitingMail } from './mails/adjustment-waiting-mail.service.js';
import { AddressProofMail } from './mails/address-proof-mail.service.js';
import { AgeExpiringMail } from './mails/age-expiring-mail.service.js';
import { WaitingAddressMail } from './mails/waiting-address-mail.service.js';
import { ComplaintMail } from './mails/complaint-mail.service.js';
import { ConfirmReminderMail } from './mails/confirm-reminder-mail.service.js';
import { DeletionMail } from './mails/deletion-mail.service.js';
import { FormerDeletionMail } from './mails/former-deletion-mail.service.js';
import { ExportReadyMail } from './mails/export-ready-mail.service.js';
import { IncidentMail } from './mails/incident-mail.service.js';
import { LedgerMail } from './mails/ledger-mail.service.js';
import { MailChangeMail } from './mails/mail-change-mail.service.js';
import { MailChangedMail } from './mails/mail-changed-mail.service.js';
import { MailRestoredMail } from './mails/mail-restored-mail.service.js';
import { MemberMailKinds } from './mails/member-mail-kinds.service.js';
import { MemberMails } from './mails/member-mails.service.js';
import { DetailsCorrectedMail } from './mails/details-corrected-mail.service.js';
import { ModerationMail } from './mails/moderation-mail.service.js';
import { DevicesLoggedOutMail } from './mails/devices-logged-out-mail.service.js';
import { DigestMail } from './mails/digest-mail.service.js';
import { NewSignInMail } from './mails/new-sign-in-mail.service.js';
import { PasskeyMail } from './mails/passkey-mail.service.js';
import { PasswordChangedMail } from './mails/password-changed-mail.service.js';
import { PasswordResetMail } from './mails/password-reset-mail.service.js';
import { FeeWaitingMail } from './mails/fee-waiting-mail.service.js';
import { PriceWaitingMail } from './mails/price-waiting-mail.service.js';
import { ReceiptMail } from './mails/receipt-mail.service.js';
import { DirectDebitMail } from './mails/direct-debit-mail.service.js';
import { DisputeMail } from './mails/dispute-mail.service.js';
import { RefundFailedMail } from './mails/refund-failed-mail.service.js';
import { RefundPaidMail } from './mails/refund-paid-mail.service.js';
import { WelcomeEndsMail } from './mails/welcome-ends-mail.service.js';
import { WithdrawalMail } from './mails/withdrawal-mail.service.js';
import { SignupAgainMail } from './mails/signup-again-mail.service.js';
import { UnreadReminderMail } from './mails/unread-reminder-mail.service.js';
import { SignupCreditsText } from './mails/signup-credits-text.service.js';
import { SignupLinkMail } from './mails/signup-link-mail.service.js';
import { DigestJob } from './digest/digest.job.js';
import { DigestListener } from './digest/digest.listener.js';
import { DigestSchedule } from './digest/digest-schedule.service.js';
import { DigestStore } from './digest/digest.store.js';
import { Digests } from './digest/digests.service.js';
import { UnreadReminders } from './digest/unread-reminders.service.js';
import { NotifyPersonalData } from './personal-data/personal-data.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { MailDispatch } from './sending/mail-dispatch.service.js';
import { SendingJob } from './sending/sending.job.js';
import { Sending } from './sending/sending.service.js';
import { Translations } from './texts/translations.service.js';

const mails = [
  ActivationMail,
  PasswordResetMail,
  DevicesLoggedOutMail,
  PasswordChangedMail,
  ReceiptMail,
  RefundFailedMail,
  DisputeMail,
  DirectDebitMail,
  RefundPaidMail,
  WelcomeEndsMail,
  WithdrawalMail,
  DigestMail,
  SignupAgainMail,
  NewSignInMail,
  MailChangeMail,
  MailChangedMail,
  MailRestoredMail,
  ConfirmReminderMail,
  DeletionMail,
  FormerDeletionMail,
  UnreadReminderMail,
  AddressProofMail,
  AgeExpiringMail,
  ExportReadyMail,
  DetailsCorrectedMail,
  ModerationMail,
  PasskeyMail,
  AdjustmentWaitingMail,
  FeeWaitingMail,
  PriceWaitingMail,
  MemberMailKinds,
  MemberMails,
  SignupCreditsText,
  SignupLinkMail,
  Translations,
];
const deliveries = [Deliveries, DeliveriesStore, Sending, SendingJob, MailDispatch];
const listeners = [AccountListener, BillingListener, IncidentMail, LedgerMail, ComplaintMail, WaitingAddressMail, DigestListener];

/** Mails to members. Listens to what happened elsewhere; nobody calls it. */
@Module({
  imports: [SiteModule, AccountModule, KeptAddressesModule, BillingModule, ChatModule],
  controllers: [MailboxController, ClockController],
  providers: [
    ...mails,
    ...deliveries,
    ...listeners,
    DigestSchedule,
    DigestStore,
    Digests,
    UnreadReminders,
    DigestJob,
    DemoGate,
    NotifyPersonalData,
    PersonalDataStore,
  ],
})
export class NotifyModule {}
