import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listOperatorLanders, undoLander, weighLander, withdrawLander } from '@rendezvous/contracts/landers/operator';

/** Calls of operators, which come with their pages: no visitor of a lander carries them. */
export const operatorLandersApi = injectRemote('landers', (build: ApiBuilder) => ({
  landersOperatorList: queryOf(build, listOperatorLanders),
  landersWeigh: mutationOf(build, weighLander),
  landersWithdraw: mutationOf(build, withdrawLander),
  landersUndo: mutationOf(build, undoLander),
}));
