import { matchPath } from 'react-router-dom';
import type { RemoteDescriptor, RemoteRoute } from '@rendezvous/contracts/releases';

export interface FoundRoute {
  readonly area: string;
  readonly route: RemoteRoute;
}

/** The remote's route for a path, or null: nobody owns it. Fixed words win over parameters. */
export const findRoute = (descriptors: readonly RemoteDescriptor[], pathname: string): FoundRoute | null => {
  const found = descriptors
    .flatMap(({ area, routes }) => routes.map((route) => ({ area, route })))
    .filter(({ route }) => matchPath(route.path, pathname) !== null);
  return found.toSorted((a, b) => parameters(a.route.path) - parameters(b.route.path))[0] ?? null;
};

const parameters = (path: string): number => path.split('/').filter((part) => part.startsWith(':')).length;
