import { matchRoutes } from 'react-router-dom';
import type { RemoteDescriptor, RemoteRoute } from '@rendezvous/contracts/releases';
import ownPages from '../../pages.json';

export interface FoundRoute {
  readonly area: string;
  readonly route: RemoteRoute;
}

/** The remote's route for a path, or null: nobody owns it. Fixed words win over parameters. */
export const findRoute = (descriptors: readonly RemoteDescriptor[], pathname: string): FoundRoute | null => {
  const all = descriptors.flatMap(({ area, routes }) => routes.map((route) => ({ path: route.path, handle: { area, route } })));
  return matchRoutes(all, pathname)?.[0]?.route.handle ?? null;
};

/** The chunk of the shell's own page at a path, or null: it is a remote's or nobody's. */
export const findOwnPage = (pathname: string): string | null => matchRoutes(ownPages, pathname)?.[0]?.route.chunk ?? null;
