import { type ApiBuilder, injectRemote, queryOf } from '@rendezvous/client';
import { findOperatorMembers, listOperators } from '@rendezvous/contracts/account/operator-members';

/** Whom an operator looks for, and the operators themselves. */
export const membersApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingFindMembers: queryOf(build, findOperatorMembers, { keepUnusedDataFor: 0 }),
  billingOperators: queryOf(build, listOperators),
}));
