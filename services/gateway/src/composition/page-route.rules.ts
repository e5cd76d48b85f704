import { type RemoteRoute, SHELL_PAGES } from '@rendezvous/contracts/releases';
import type { Remote } from './composition.rules.js';

export interface FoundPage {
  /** null for a page of the shell. */
  readonly remote: Remote | null;
  readonly route: RemoteRoute | null;
  readonly params: Readonly<Record<string, string>>;
}

/** Parameters of a path that fits a pattern such as `/credits/:id/:paymentmethod?`, or null. */
export const matchPath = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = pattern.split('/').slice(1);
  const given = path.split('/').slice(1);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (part !== value) return null;
      continue;
    }
    if (value === undefined || value === '') {
      if (!part.endsWith('?')) return null;
      continue;
    }
    params[part.slice(1).replace('?', '')] = value;
  }
  return params;
};

/** Grows with the parameters of a pattern. */
const openness = (pattern: string): number => pattern.split(':').length;

/** The page for a path; null when nobody owns it. Fixed words win over parameters. */
export const findPage = (remotes: readonly Remote[], path: string): FoundPage | null => {
  if (SHELL_PAGES.includes(path)) return { remote: null, route: null, params: {} };
  const found = remotes.flatMap((remote) =>
    remote.descriptor.routes.flatMap((route) => {
      const params = matchPath(route.path, path);
      return params ? [{ remote, route, params }] : [];
    }),
  );
  return found.toSorted((a, b) => openness(a.route.path) - openness(b.route.path))[0] ?? null;
};

/**
 * The addresses of a page's first calls, spelled as the client spells them: parameters filled in, the query in order of its names.
 * @param query of the page, with its `?` or empty
 */
export const firstCalls = ({ route, params }: FoundPage, query: string): string[] =>
  (route?.data ?? []).map((call) =>
    call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(decoded(params[name] ?? ''))).replace(/\?\*$/, inOrder(query)),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const inOrder = (query: string): string => {
  const given = new URLSearchParams(query);
  const ordered = new URLSearchParams();
  for (const name of [...new Set(given.keys())].toSorted()) {
    const value = given.get(name);
    if (value) ordered.set(name, value);
  }
  return ordered.size === 0 ? '' : `?${ordered.toString()}`;
};
