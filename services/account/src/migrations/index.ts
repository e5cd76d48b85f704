import type { MigrationList } from '@rendezvous/server/database';
import { CreateAccount1700000002001 } from './1700000002001-create-account.js';
import { PublishMemberDetails1700000002021 } from './1700000002021-publish-member-details.js';
import { CreateComplaints1700000002031 } from './1700000002031-create-complaints.js';
import { KeepNamesApart1700000002051 } from './1700000002051-keep-names-apart.js';
import { KeepInterestsOnce1700000002052 } from './1700000002052-keep-interests-once.js';
import { KeepPendingSignups1700000002061 } from './1700000002061-keep-pending-signups.js';
import { CreateWorld1700000002091 } from './1700000002091-create-world.js';
import { KeepSignupStarts1700000002101 } from './1700000002101-keep-signup-starts.js';
import { KeepSignupMessages1700000002102 } from './1700000002102-keep-signup-messages.js';
import { PublishMatching1700000002103 } from './1700000002103-publish-matching.js';
import { NoteWhoLeft1700000002111 } from './1700000002111-note-who-left.js';
import { FindFictionalMembers1700000002112 } from './1700000002112-find-fictional-members.js';
import { NotePasswordChanges1700000002121 } from './1700000002121-note-password-changes.js';
import { KnowBrowsers1700000002122 } from './1700000002122-know-browsers.js';
import { KeepMailChanges1700000002131 } from './1700000002131-keep-mail-changes.js';
import { EndAccounts1700000002141 } from './1700000002141-end-accounts.js';
import { PlaceMembers1700000002301 } from './1700000002301-place-members.js';
import { LetOwnersChooseFields1700000002302 } from './1700000002302-let-owners-choose-fields.js';
import { DescribePhotos1700000002303 } from './1700000002303-describe-photos.js';
import { TellMore1700000002304 } from './1700000002304-tell-more.js';
import { PauseAccounts1700000002401 } from './1700000002401-pause-accounts.js';
import { KeepExports1700000002402 } from './1700000002402-keep-exports.js';
import { NoteNameChanges1700000002403 } from './1700000002403-note-name-changes.js';
import { NoteTheSiteOfMembers1700000002404 } from './1700000002404-note-the-site-of-members.js';
import { ChooseMails1700000002501 } from './1700000002501-choose-mails.js';
import { AnswerComplaints1700000002502 } from './1700000002502-answer-complaints.js';
import { KeepPasskeys1700000002601 } from './1700000002601-keep-passkeys.js';
import { KeepInvitations1700000002611 } from './1700000002611-keep-invitations.js';
import { KeepPrompts1700000002621 } from './1700000002621-keep-prompts.js';
import { KeepUploads1700000002631 } from './1700000002631-keep-uploads.js';
import { EndComplaints1700000002641 } from './1700000002641-end-complaints.js';
import { AssureAges1700000002701 } from './1700000002701-assure-ages.js';
import { FindReachWithoutItsTable1700000002702 } from './1700000002702-find-reach-without-its-table.js';
import { KeepBackWhoIsDisabled1700000002811 } from './1700000002811-keep-back-who-is-disabled.js';
import { PublishSitesOfMembers1700000002812 } from './1700000002812-publish-sites-of-members.js';
import { NoteWhoCameBack1700000002830 } from './1700000002830-note-who-came-back.js';
import { PutBackConfirmedAddresses1700000002831 } from './1700000002831-put-back-confirmed-addresses.js';
import { KnowFormerAddresses1700000002832 } from './1700000002832-know-former-addresses.js';
import { PublishArrivals1700000004004 } from './1700000004004-publish-arrivals.js';
import { TellOfAnswersRunningOut1700000004005 } from './1700000004005-tell-of-answers-running-out.js';
import { GiveOnce1700000004018 } from './1700000004018-give-once.js';
import { PublishActivations1700000004056 } from './1700000004056-publish-activations.js';
import { AcknowledgeComplaints1700000004071 } from './1700000004071-acknowledge-complaints.js';
import { TellOutcomesOfComplaints1700000004072 } from './1700000004072-tell-outcomes-of-complaints.js';

export const migrations: MigrationList = [
  CreateAccount1700000002001,
  PublishMemberDetails1700000002021,
  CreateComplaints1700000002031,
  KeepNamesApart1700000002051,
  KeepInterestsOnce1700000002052,
  KeepPendingSignups1700000002061,
  CreateWorld1700000002091,
  KeepSignupStarts1700000002101,
  KeepSignupMessages1700000002102,
  PublishMatching1700000002103,
  NoteWhoLeft1700000002111,
  FindFictionalMembers1700000002112,
  NotePasswordChanges1700000002121,
  KnowBrowsers1700000002122,
  KeepMailChanges1700000002131,
  EndAccounts1700000002141,
  PlaceMembers1700000002301,
  LetOwnersChooseFields1700000002302,
  DescribePhotos1700000002303,
  TellMore1700000002304,
  PauseAccounts1700000002401,
  KeepExports1700000002402,
  NoteNameChanges1700000002403,
  NoteTheSiteOfMembers1700000002404,
  ChooseMails1700000002501,
  AnswerComplaints1700000002502,
  KeepPasskeys1700000002601,
  KeepInvitations1700000002611,
  KeepPrompts1700000002621,
  KeepUploads1700000002631,
  EndComplaints1700000002641,
  AssureAges1700000002701,
  FindReachWithoutItsTable1700000002702,
  KeepBackWhoIsDisabled1700000002811,
  PublishSitesOfMembers1700000002812,
  NoteWhoCameBack1700000002830,
  PutBackConfirmedAddresses1700000002831,
  KnowFormerAddresses1700000002832,
  PublishArrivals1700000004004,
  TellOfAnswersRunningOut1700000004005,
  GiveOnce1700000004018,
  PublishActivations1700000004056,
  AcknowledgeComplaints1700000004071,
  TellOutcomesOfComplaints1700000004072,
];
