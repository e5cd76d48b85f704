import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listLedgerProofs, startLedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';

/** Calls of operators, which come with their page: no member carries them. */
export const operatorProofApi = injectRemote('billing', (build) => ({
  billingLedgerProofs: queryOf(build, listLedgerProofs, { keepUnusedDataFor: 0 }),
  billingStartLedgerProof: mutationOf(build, startLedgerProof),
}));
