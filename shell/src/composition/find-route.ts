import { matchRoutes } from 'react-router-dom';
import type { RemoteDescriptor, RemoteRoute } from '@rendezvous/contracts/releases';
import ownPages from '../../pages.json';

export interface FoundRoute {
  readonly area: string;
  readonly route: RemoteRoute;
}

const search = (descriptors: readonly RemoteDescriptor[], pathname: string): FoundRoute | null => {
  const all = descriptors.flatMap(({ area, routes }) => routes.map((route) => ({ path: route.path, handle: { area, route } })));
  return matchRoutes(all, pathname)?.[0]?.route.handle ?? null;
};

/** The path that was looked for last: several parts of a page ask for its own. */
const latest = new WeakMap<readonly RemoteDescriptor[], { readonly pathname: string; readonly found: FoundRoute | null }>();

/** The remote's route for a path, or null: nobody owns it. Fixed words win over parameters. */
export const findRoute = (descriptors: readonly RemoteDescriptor[], pathname: string): FoundRoute | null => {
  const known = latest.get(descriptors);
  if (known?.pathname === pathname) return known.found;
  const found = search(descriptors, pathname);
  latest.set(descriptors, { pathname, found });
  return found;
};

/** The chunk of the shell's own page at a path, or null: it is a remote's or nobody's. */
export const findOwnPage = (pathname: string): string | null => matchRoutes(ownPages, pathname)?.[0]?.route.chunk ?? null;
