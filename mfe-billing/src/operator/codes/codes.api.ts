import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { changeDiscountCodeStatus, createDiscountCode, listDiscountCodes } from '@rendezvous/contracts/billing/operator-discount-codes';

/** Calls of operators, which come with their page: no member carries them. */
export const codesApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorCodes: queryOf(build, listDiscountCodes, { keepUnusedDataFor: 0 }),
  billingCreateCode: mutationOf(build, createDiscountCode),
  billingCodeStatus: mutationOf(build, changeDiscountCodeStatus),
}));
