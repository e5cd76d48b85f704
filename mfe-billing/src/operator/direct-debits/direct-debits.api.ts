import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { decideBankFile, listBankFiles, readBankFile, resolveBankAnswerLine } from '@rendezvous/contracts/billing/operator-direct-debits';

/** Calls of operators, which come with their page: no member carries them. */
export const directDebitsApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingBankFiles: queryOf(build, listBankFiles, { keepUnusedDataFor: 0 }),
  billingReadBankFile: mutationOf(build, readBankFile),
  billingDecideBankFile: mutationOf(build, decideBankFile),
  billingResolveBankAnswerLine: mutationOf(build, resolveBankAnswerLine),
}));
