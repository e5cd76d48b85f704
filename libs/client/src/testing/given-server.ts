import { retryAtOnce } from '../api/base-query';
import { type Answers, type Call, callOf, sentFor } from './answering';

/** Thrown by an answer: there is no network. */
export class Unplugged extends TypeError {}

/** Answers the page's calls in place of a network, and remembers them. A call that nobody answers fails. */
export const givenServer = (answers: Answers) => {
  const made: { readonly route: string; readonly call: Call }[] = [];
  let known = answers;
  retryAtOnce();
  globalThis.fetch = async (input, { method = 'GET', body } = {}) => {
    const one = callOf(String(input), method, body);
    made.push(one);
    const answer = known[one.route];
    if (answer === undefined) throw new Error(`Nobody answers ${one.route}.`);
    const { status, json } = sentFor(await answer(one.call));
    return new Response(json, { status });
  };
  return {
    /** All calls so far, in their order. */
    get calls(): readonly Call[] {
      return made.map(({ call }) => call);
    },
    /** The calls of one route. */
    of: (route: string): readonly Call[] => made.filter((one) => one.route === route).map(({ call }) => call),
    /** Answers some routes differently from now on. */
    answers: (more: Answers): void => {
      known = { ...known, ...more };
    },
  };
};
