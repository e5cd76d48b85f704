import type { RemoteRoute, ShellPage } from '@rendezvous/contracts/releases';
import { KeptWith } from '@rendezvous/server/repeat';
import { shellPagesOf } from '@rendezvous/site';
import { matchRoutes } from 'react-router';
import type { Releasing, Remote } from './composition.rules.js';

export interface FoundPage {
  /** null for a page of the shell. */
  readonly remote: Remote | null;
  readonly route: RemoteRoute | null;
  /** The shell's own; null for a remote's page. */
  readonly own: ShellPage | null;
  /** Name of the chunk that it lives in. */
  readonly chunk: string;
  /** Parts of the path by name, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Of one composition, by path: most visits are to a few addresses, and to find one of them takes a look at all routes. */
const found = new KeptWith<Releasing, FoundPage | null>(500);
/** A longer path is nobody's favourite. */
const KEPT_LENGTH = 100;

/**
 * The page for a path; null when nobody owns it. It is found as the router of the browser finds it: fixed words win over parameters, and
 * neither case nor a slash at the end make another page. The shell's own pages are its, whatever a remote says.
 */
export const findPage = (releasing: Releasing, path: string): FoundPage | null =>
  path.length > KEPT_LENGTH ? matched(releasing, path) : found.get(releasing, path, () => matched(releasing, path));

const matched = ({ shell, remotes }: Releasing, path: string): FoundPage | null => {
  const routes = [
    ...shellPagesOf(shell).map((page) => ({ path: page.path, handle: { remote: null, route: null, own: page, chunk: page.chunk } })),
    ...remotes.flatMap((remote) =>
      remote.descriptor.routes.map((route) => ({ path: route.path, handle: { remote, route, own: null, chunk: route.chunk } })),
    ),
  ];
  const [match] = matchRoutes(routes, path) ?? [];
  return match ? { ...match.route.handle, params: match.params } : null;
};

const filledIn = (pattern: string, params: FoundPage['params']): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Where the page sends members instead; null when it is theirs, too. */
export const membersAddress = ({ route, params }: FoundPage): string | null =>
  route?.membersTo === undefined ? null : filledIn(route.membersTo, params);

/**
 * The addresses of a page's first calls, spelled as the client spells them: parameters filled in, the query in order of its names.
 * `?*` stands for the whole query of the page, `?language&interests*` for what it says of these, `?template=video` for itself. Said several times,
 * a name counts with its first value, as screens read it; one with a star is a list, and so are all of `?*`.
 * @param query of the page, with its `?` or empty
 */
export const firstCalls = ({ route, own, params }: FoundPage, query: string): string[] =>
  ((route ?? own)?.data ?? []).map((call) =>
    filledIn(call, params).replace(/\?(\*|[\w&=*]+)$/, (_, names: string) => inOrder(query, names === '*' ? null : names.split('&'))),
  );

/** @param taken names, lists with a star, and values of their own (`template=video`); null: all, as lists */
const inOrder = (query: string, taken: readonly string[] | null): string => {
  const given = new URLSearchParams(query);
  const ordered = new URLSearchParams();
  for (const part of [...new Set(taken ?? [...given.keys()].map((name) => `${name}*`))].toSorted()) {
    const [word = '', own] = taken === null ? [part] : part.split('=');
    const name = word.replace(/\*$/, '');
    // a plain form sends a list as several
    const value = own ?? (word === name ? given.get(name) : given.getAll(name).filter(Boolean).join());
    if (value) ordered.set(name, value);
  }
  return ordered.size === 0 ? '' : `?${ordered.toString()}`;
};
