import { injectRemote } from '@rendezvous/client';

/** The calls are named by the areas' descriptors: here they are only asked. What is shown is of now, whatever was asked before. */
export const waitingApi = injectRemote('waiting', (build) => ({
  waitingAnswer: build.query<unknown, string>({ query: (call) => ({ url: call, method: 'GET' }), keepUnusedDataFor: 0 }),
}));
