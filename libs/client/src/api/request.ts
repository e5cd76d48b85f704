import type { AnyRoute } from '@rendezvous/contracts/route';

/** What the base query sends. */
export interface ApiRequest {
  readonly url: string;
  readonly method: string;
  readonly body?: unknown;
}

type Args = Readonly<Record<string, unknown>>;

const queryString = (args: Args): string => {
  const search = new URLSearchParams();
  for (const key of Object.keys(args).toSorted()) {
    const value = args[key];
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** Address and body of a call: path parameters are filled in, the rest goes to the query of a GET and to the body otherwise. */
export const requestOf = (route: AnyRoute, args: Args = {}): ApiRequest => {
  const rest: Record<string, unknown> = { ...args };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (route.method === 'GET') return { url: path + queryString(rest), method: 'GET' };
  return { url: path, method: route.method, ...(Object.keys(rest).length > 0 ? { body: rest } : {}) };
};

/** The address of a GET route with its arguments, in the one spelling that the first answers in the page use too. */
export const addressOf = (route: AnyRoute, args?: Args): string => requestOf(route, args).url;
