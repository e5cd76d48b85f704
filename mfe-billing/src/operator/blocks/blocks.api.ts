import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { blockMethod, liftBlock, listMethodBlocks } from '@rendezvous/contracts/billing/operator-blocks';

/** Calls of operators, which come with their page: no member carries them. */
export const blocksApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingMethodBlocks: queryOf(build, listMethodBlocks, { keepUnusedDataFor: 0 }),
  billingBlockMethod: mutationOf(build, blockMethod),
  billingLiftBlock: mutationOf(build, liftBlock),
}));
