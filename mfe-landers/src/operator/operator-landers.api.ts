import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { readLanderLink } from '@rendezvous/contracts/landers/links';
import { listOperatorLanders, undoLander, weighLander, withdrawLander } from '@rendezvous/contracts/landers/operator';
import { listVisitSources } from '@rendezvous/contracts/site/visit-sources';

/** Calls of operators, which come with their pages: no visitor of a lander carries them. */
export const operatorLandersApi = injectRemote('landers', (build: ApiBuilder) => ({
  landersOperatorList: queryOf(build, listOperatorLanders),
  landersVisitSources: queryOf(build, listVisitSources),
  landersLink: queryOf(build, readLanderLink, { keepUnusedDataFor: 0 }),
  landersWeigh: mutationOf(build, weighLander),
  landersWithdraw: mutationOf(build, withdrawLander),
  landersUndo: mutationOf(build, undoLander),
}));
