import type { EntityList } from '@rendezvous/server/database';
import { AgeCheckEntity } from './age-assurance/age-check.entity.js';
import { AgeSandboxCheckEntity } from './age-sandbox/age-sandbox-check.entity.js';
import { ComplaintAnswerEntity } from './complaints/complaint-answer.entity.js';
import { ComplaintEntity } from './complaints/complaint.entity.js';
import { DeletionReasonEntity } from './deletion/deletion-reason.entity.js';
import { ExportEntity } from './exports/export.entity.js';
import { InvitationEntity, InvitationUseEntity } from './invitations/invitation.entity.js';
import { TokenEntity } from './links/token.entity.js';
import { LoginAttemptEntity } from './login-attempts/login-attempt.entity.js';
import { MailChangeEntity } from './mail-change/mail-change.entity.js';
import { ConsentEntity, KeptAddressEntity, MemberEntity } from './members/member.entity.js';
import { PasskeyChallengeEntity } from './passkeys/passkey-challenge.entity.js';
import { PasskeyEntity } from './passkeys/passkey.entity.js';
import { DraftEntity, PhotoEntity } from './photos/photo.entity.js';
import { KnownBrowserEntity } from './sessions/known-browser.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { AddressAnswerEntity } from './signup/address-answer.entity.js';
import { PendingSignupEntity } from './signup/pending-signup.entity.js';
import { SignupMessageEntity } from './signup-message/signup-message.entity.js';
import { SignupStartEntity } from './signup-start/signup-start.entity.js';
import { UploadEntity } from './uploads/upload.entity.js';
import { BlockEntity } from './visibility/block.entity.js';
import { ContactEntity } from './visibility/contact.entity.js';
import { WaitingAddressEntity } from './waiting-addresses/waiting-address.entity.js';

/** Every table of the schema `account`. */
export const entities: EntityList = [
  MemberEntity,
  ConsentEntity,
  KeptAddressEntity,
  DraftEntity,
  UploadEntity,
  PhotoEntity,
  SessionEntity,
  KnownBrowserEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  TokenEntity,
  MailChangeEntity,
  LoginAttemptEntity,
  AddressAnswerEntity,
  PendingSignupEntity,
  SignupMessageEntity,
  SignupStartEntity,
  InvitationEntity,
  InvitationUseEntity,
  WaitingAddressEntity,
  BlockEntity,
  ContactEntity,
  ComplaintEntity,
  ComplaintAnswerEntity,
  DeletionReasonEntity,
  ExportEntity,
  AgeCheckEntity,
  AgeSandboxCheckEntity,
];
