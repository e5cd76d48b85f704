import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';

/** Calls about complaints. */
export const complaintsApi = injectRemote('account', (build: ApiBuilder) => ({
  accountFileComplaint: mutationOf(build, fileComplaint),
  accountOpenComplaint: mutationOf(build, openComplaint),
  accountComplaint: queryOf(build, readComplaint, { keepUnusedDataFor: 0 }),
}));
