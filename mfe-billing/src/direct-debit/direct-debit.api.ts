import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  chooseDirectDebitAccount,
  giveUpDirectDebit,
  readDirectDebit,
  sendDirectDebitCode,
  signDirectDebit,
} from '@rendezvous/contracts/billing/direct-debit';

/** Calls of the page on which a direct debit is signed. What was chosen may have changed also where the server said no. */
export const directDebitApi = injectRemote('billing', (build) => ({
  billingDirectDebit: queryOf(build, readDirectDebit, { keepUnusedDataFor: 0, providesTags: ['DirectDebit'] }),
  billingChooseAccount: mutationOf(build, chooseDirectDebitAccount, { invalidatesTags: ['DirectDebit'] }),
  billingSendCode: mutationOf(build, sendDirectDebitCode, { invalidatesTags: ['DirectDebit'] }),
  billingSign: mutationOf(build, signDirectDebit, {
    invalidatesTags: (order) => (order ? ['Orders', 'User', 'Offers'] : ['DirectDebit']),
  }),
  billingGiveUpDirectDebit: mutationOf(build, giveUpDirectDebit, { invalidatesTags: ['Orders'] }),
}));
