import { givenServer, Refused, type Answers } from '@rendezvous/client/testing';
import type { RefusalCode, RefusalParams } from '@rendezvous/contracts/refusals';

/** An answer that refuses with a code of the contract. */
export const refuse = (status: number, code: RefusalCode, params: RefusalParams = {}) => new Refused(status, code, { params });

const UNSAID: ReadonlySet<string> = new Set(['sponsored', 'remembered']);

/** Stands in for the network. Of calls that search, only the query matters. */
export const fakeNetwork = (replies: Answers) => {
  const { answers, of } = givenServer(replies);
  return {
    change: answers,
    /** The queries of all calls of one route; that a list asks for what is sponsored, or was searched last, goes without saying. */
    queries: (route: string) =>
      of(route).map(({ query }) => Object.fromEntries(Object.entries(query).filter(([name]) => !UNSAID.has(name)))),
  };
};
