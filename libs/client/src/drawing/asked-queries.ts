import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../api/api';
import type { ApiRequest } from '../api/request';

/** A call that a screen begins with. */
export interface AskedQuery {
  readonly endpointName: string;
  readonly arg: unknown;
  /** Address of the call, as the first answers of a page name it. */
  readonly url: string;
}

interface Definition {
  readonly type: string;
  readonly query?: (arg: unknown) => ApiRequest;
  serializeQueryArgs?: typeof defaultSerializeQueryArgs;
}

/** What the drawing at hand asks for, by key. */
let asked: Map<string, AskedQuery> | null = null;
const watched = new WeakSet<Definition>();

const watch = (definition: Definition): void => {
  watched.add(definition);
  if (definition.type !== 'query' || !definition.query) return;
  const keyOf = definition.serializeQueryArgs ?? defaultSerializeQueryArgs;
  definition.serializeQueryArgs = (given) => {
    const key = keyOf(given);
    const { endpointName, queryArgs: arg } = given;
    asked?.set(key, { endpointName, arg, url: definition.query!(arg).url });
    return key;
  };
};

/**
 * Makes every endpoint that there is tell what is asked of it: effects do not run where a server draws, so no call is ever made.
 * @returns whether any of them was not watched yet
 */
const watchEndpoints = (): boolean => {
  let isAnyNew = false;
  const see = (definition: Definition) => {
    if (watched.has(definition)) return;
    isAnyNew = true;
    watch(definition);
  };
  const endpoints = Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, see]));
  api.enhanceEndpoints({ endpoints: endpoints as Parameters<typeof api.enhanceEndpoints>[0]['endpoints'] & object });
  return isAnyNew;
};

/** Draws, and tells which calls the screen would make. One drawing at a time. */
export const noteQueries = async <T>(draw: () => Promise<T>): Promise<{ readonly drawn: T; readonly asked: readonly AskedQuery[] }> => {
  const noted = new Map<string, AskedQuery>();
  asked = noted;
  try {
    watchEndpoints();
    let drawn = await draw();
    // a screen's file brings its endpoints along when it is first needed
    if (watchEndpoints()) drawn = await draw();
    return { drawn, asked: [...noted.values()] };
  } finally {
    asked = null;
  }
};
