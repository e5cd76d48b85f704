import { Injectable } from '@nestjs/common';
import type { MemberMailKind } from '../deliveries/delivery.entity.js';
import { ActivationMail } from './activation-mail.service.js';
import { AgeExpiringMail } from './age-expiring-mail.service.js';
import { AdjustmentWaitingMail } from './adjustment-waiting-mail.service.js';
import { AddressProofMail } from './address-proof-mail.service.js';
import { ConfirmReminderMail } from './confirm-reminder-mail.service.js';
import { DeletionMail } from './deletion-mail.service.js';
import { ExportReadyMail } from './export-ready-mail.service.js';
import { FeeWaitingMail } from './fee-waiting-mail.service.js';
import type { MemberMail } from './member-mail.js';
import { DevicesLoggedOutMail } from './devices-logged-out-mail.service.js';
import { DigestMail } from './digest-mail.service.js';
import { DirectDebitMail } from './direct-debit-mail.service.js';
import { DisputeMail } from './dispute-mail.service.js';
import { DetailsCorrectedMail } from './details-corrected-mail.service.js';
import { ModerationMail } from './moderation-mail.service.js';
import { MailChangeMail } from './mail-change-mail.service.js';
import { MailChangedMail } from './mail-changed-mail.service.js';
import { MailRestoredMail } from './mail-restored-mail.service.js';
import { NewSignInMail } from './new-sign-in-mail.service.js';
import { PasskeyMail } from './passkey-mail.service.js';
import { PasswordChangedMail } from './password-changed-mail.service.js';
import { PasswordResetMail } from './password-reset-mail.service.js';
import { PriceWaitingMail } from './price-waiting-mail.service.js';
import { ReceiptMail } from './receipt-mail.service.js';
import { RefundFailedMail } from './refund-failed-mail.service.js';
import { RefundPaidMail } from './refund-paid-mail.service.js';
import { SignupAgainMail } from './signup-again-mail.service.js';
import { UnreadReminderMail } from './unread-reminder-mail.service.js';
import { WelcomeEndsMail } from './welcome-ends-mail.service.js';
import { WithdrawalMail } from './withdrawal-mail.service.js';

/** Who writes which kind of mail. */
@Injectable()
export class MemberMailKinds {
  private readonly byKind: Readonly<Record<MemberMailKind, MemberMail>>;

  constructor(
    activation: ActivationMail,
    passwordReset: PasswordResetMail,
    passwordChanged: PasswordChangedMail,
    receipt: ReceiptMail,
    digest: DigestMail,
    signupAgain: SignupAgainMail,
    newSignIn: NewSignInMail,
    mailChange: MailChangeMail,
    mailChanged: MailChangedMail,
    mailRestored: MailRestoredMail,
    confirmReminder: ConfirmReminderMail,
    deletion: DeletionMail,
    unreadReminder: UnreadReminderMail,
    addressProof: AddressProofMail,
    exportReady: ExportReadyMail,
    detailsCorrected: DetailsCorrectedMail,
    moderation: ModerationMail,
    withdrawal: WithdrawalMail,
    refundPaid: RefundPaidMail,
    refundFailed: RefundFailedMail,
    dispute: DisputeMail,
    passkey: PasskeyMail,
    directDebit: DirectDebitMail,
    devicesLoggedOut: DevicesLoggedOutMail,
    welcomeEnds: WelcomeEndsMail,
    ageExpiring: AgeExpiringMail,
    adjustmentWaiting: AdjustmentWaitingMail,
    feeWaiting: FeeWaitingMail,
    priceWaiting: PriceWaitingMail,
  ) {
    this.byKind = {
      activation,
      'password-reset': passwordReset,
      'password-changed': passwordChanged,
      receipt,
      news: digest,
      'signup-again': signupAgain,
      'new-sign-in': newSignIn,
      'mail-change': mailChange,
      'mail-changed': mailChanged,
      'mail-restored': mailRestored,
      'confirm-reminder': confirmReminder,
      'deletion-asked': deletion,
      'unread-reminder': unreadReminder,
      'address-proof': addressProof,
      'export-ready': exportReady,
      'details-corrected': detailsCorrected,
      moderation,
      withdrawal,
      'refund-paid': refundPaid,
      'refund-failed': refundFailed,
      'dispute-opened': dispute,
      'dispute-decided': dispute,
      'direct-debit-announced': directDebit,
      'passkey-added': passkey,
      'passkey-removed': passkey,
      'devices-logged-out': devicesLoggedOut,
      'welcome-ends': welcomeEnds,
      'age-expiring': ageExpiring,
      'adjustment-waiting': adjustmentWaiting,
      'fee-waiting': feeWaiting,
      'price-waiting': priceWaiting,
    };
  }

  find(kind: MemberMailKind): MemberMail {
    return this.byKind[kind];
  }
}
