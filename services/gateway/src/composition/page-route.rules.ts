import type { RemoteRoute } from '@rendezvous/contracts/releases';
import { shellPagesOf } from '@rendezvous/site';
import { matchRoutes } from 'react-router';
import type { Releasing, Remote } from './composition.rules.js';

export interface FoundPage {
  /** null for a page of the shell. */
  readonly remote: Remote | null;
  readonly route: RemoteRoute | null;
  /** Name of the chunk that it lives in. */
  readonly chunk: string;
  /** Parts of the path by name, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The page for a path; null when nobody owns it. It is found as the router of the browser finds it: fixed words win over parameters, and
 * neither case nor a slash at the end make another page. The shell's own pages are its, whatever a remote says.
 */
export const findPage = ({ shell, remotes }: Releasing, path: string): FoundPage | null => {
  const routes = [
    ...shellPagesOf(shell).map((page) => ({ path: page.path, handle: { remote: null, route: null, chunk: page.chunk } })),
    ...remotes.flatMap((remote) =>
      remote.descriptor.routes.map((route) => ({ path: route.path, handle: { remote, route, chunk: route.chunk } })),
    ),
  ];
  const [found] = matchRoutes(routes, path) ?? [];
  return found ? { ...found.route.handle, params: found.params } : null;
};

const filledIn = (pattern: string, params: FoundPage['params']): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Where the page sends members instead; null when it is theirs, too. */
export const membersAddress = ({ route, params }: FoundPage): string | null =>
  route?.membersTo === undefined ? null : filledIn(route.membersTo, params);

/**
 * The addresses of a page's first calls, spelled as the client spells them: parameters filled in, the query in order of its names.
 * @param query of the page, with its `?` or empty
 */
export const firstCalls = ({ route, params }: FoundPage, query: string): string[] =>
  (route?.data ?? []).map((call) => filledIn(call, params).replace(/\?\*$/, inOrder(query)));

const inOrder = (query: string): string => {
  const given = new URLSearchParams(query);
  const ordered = new URLSearchParams();
  for (const name of [...new Set(given.keys())].toSorted()) {
    const value = given.get(name);
    if (value) ordered.set(name, value);
  }
  return ordered.size === 0 ? '' : `?${ordered.toString()}`;
};
