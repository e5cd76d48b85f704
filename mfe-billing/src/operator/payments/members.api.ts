import { type ApiBuilder, injectRemote, queryOf } from '@rendezvous/client';
import { findOperatorMembers } from '@rendezvous/contracts/account/operator-members';

/** Whom an operator looks for. */
export const membersApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingFindMembers: queryOf(build, findOperatorMembers, { keepUnusedDataFor: 0 }),
}));
