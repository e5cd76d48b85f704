import { isOpenTo } from '@rendezvous/contracts/access';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { Viewer } from '@rendezvous/server/http';
import { shellPagesOf } from '@rendezvous/site';
import type { Releasing, Remote } from './composition.rules.js';

/** Pages for operators are told of to nobody else; where others are let in after a login, the page says so. */
const isTold = ({ access = 'anyone' }: { access?: RemoteDescriptor['routes'][number]['access'] }, viewer: Viewer | null): boolean =>
  access !== 'operator' || isOpenTo(access, viewer);

const openDescriptor = (descriptor: RemoteDescriptor, viewer: Viewer | null): RemoteDescriptor => {
  const routes = descriptor.routes.filter((route) => isTold(route, viewer));
  if (routes.length === descriptor.routes.length) return descriptor;
  const { operator: _, ...navigation } = descriptor.navigation ?? {};
  return { ...descriptor, routes, ...(descriptor.navigation ? { navigation } : {}) };
};

/** A remote as somebody may know of it. */
export const openRemote = (remote: Remote, viewer: Viewer | null): Remote => {
  const { descriptor, fallback } = remote;
  return {
    ...remote,
    descriptor: openDescriptor(descriptor, viewer),
    fallback: fallback?.descriptor ? { ...fallback, descriptor: openDescriptor(fallback.descriptor, viewer) } : fallback,
  };
};

/** What a page is made of, without the pages that its visitor may not know of: their addresses are those of no page. */
export const openReleasing = ({ shell, remotes }: Releasing, viewer: Viewer | null): Releasing => ({
  shell: { ...shell, pages: shellPagesOf(shell).filter((page) => isTold(page, viewer)) },
  remotes: remotes.map((remote) => openRemote(remote, viewer)),
});
