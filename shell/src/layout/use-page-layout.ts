import { matchPath, useLocation } from 'react-router-dom';
import type { RemoteRoute } from '@rendezvous/contracts/releases';
import { findRoute } from '../composition/find-route';
import { useDescriptors } from '../remote-host/remotes-context';

/** The layout of the page at the present address. */
export const usePageLayout = (): RemoteRoute['layout'] => {
  const { pathname } = useLocation();
  const descriptors = useDescriptors();
  if (matchPath('/', pathname)) return 'lander';
  return findRoute(descriptors, pathname)?.route.layout ?? 'default';
};
