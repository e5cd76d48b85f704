import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  answerComplaint,
  changeComplaintState,
  listOperatorComplaints,
  readOperatorComplaint,
} from '@rendezvous/contracts/account/operator-complaints';

/** Calls of operators, which come with their page: no member carries them. */
export const operatorAccountApi = injectRemote('account', (build: ApiBuilder) => ({
  accountOperatorComplaints: queryOf(build, listOperatorComplaints, { keepUnusedDataFor: 0 }),
  accountOperatorComplaint: queryOf(build, readOperatorComplaint, { keepUnusedDataFor: 0 }),
  accountAnswerComplaint: mutationOf(build, answerComplaint),
  accountChangeComplaintState: mutationOf(build, changeComplaintState),
}));
