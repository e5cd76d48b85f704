import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { readMemberAge, resetMemberAge } from '@rendezvous/contracts/account/age-assurance';
import { correctMember, findOperatorMembers, listDeletionReasons, moderateMember } from '@rendezvous/contracts/account/operator-members';
import {
  createInvitation,
  inviteWaiting,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from '@rendezvous/contracts/account/operator-invitations';
import {
  answerComplaint,
  changeComplaintState,
  listOperatorComplaints,
  readOperatorComplaint,
} from '@rendezvous/contracts/account/operator-complaints';
import { openReportEvidence, readReportEvidence } from '@rendezvous/contracts/account/report-evidence';

/** Calls of operators, which come with their page: no member carries them. */
export const operatorAccountApi = injectRemote('account', (build: ApiBuilder) => ({
  accountOperatorComplaints: queryOf(build, listOperatorComplaints, { keepUnusedDataFor: 0 }),
  accountOperatorComplaint: queryOf(build, readOperatorComplaint, { keepUnusedDataFor: 0 }),
  accountReportEvidence: queryOf(build, readReportEvidence, { keepUnusedDataFor: 0 }),
  accountOpenReportEvidence: mutationOf(build, openReportEvidence),
  accountOperatorInvitations: queryOf(build, listInvitations, { keepUnusedDataFor: 0 }),
  accountOperatorInvitation: queryOf(build, readInvitation, { keepUnusedDataFor: 0 }),
  accountCreateInvitation: mutationOf(build, createInvitation),
  accountWithdrawInvitation: mutationOf(build, withdrawInvitation),
  accountInviteWaiting: mutationOf(build, inviteWaiting),
  accountOperatorMembers: queryOf(build, findOperatorMembers, { keepUnusedDataFor: 0 }),
  accountOperatorAge: queryOf(build, readMemberAge, { keepUnusedDataFor: 0 }),
  accountResetAge: mutationOf(build, resetMemberAge),
  accountDeletionReasons: queryOf(build, listDeletionReasons, { keepUnusedDataFor: 0 }),
  accountCorrectMember: mutationOf(build, correctMember),
  accountModerateMember: mutationOf(build, moderateMember),
  accountAnswerComplaint: mutationOf(build, answerComplaint),
  accountChangeComplaintState: mutationOf(build, changeComplaintState),
}));
