import { givenServer as serverOf, type Answers } from '@rendezvous/client/testing';

export { Refused } from '@rendezvous/client/testing';

/** Pages are only read: a route is a path here. */
const reads = (answers: Answers): Answers => Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`GET ${path}`, answer]));

/** Answers the page's calls in place of a network. Tells which addresses were called. */
export const givenServer = (routes: Answers) => {
  const server = serverOf(reads(routes));
  return {
    get calls() {
      return server.calls.map(({ path }) => path);
    },
    answers: (more: Answers) => server.answers(reads(more)),
  };
};
