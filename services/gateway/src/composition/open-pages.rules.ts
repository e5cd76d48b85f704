import { isOpenTo } from '@rendezvous/contracts/access';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { Viewer } from '@rendezvous/server/http';
import { KeptWith } from '@rendezvous/server/repeat';
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

/** For operators, and for all others. */
const opened = new KeptWith<Releasing, Releasing>(2);

/** What a page is made of, without the pages that its visitor may not know of: their addresses are those of no page. */
export const openReleasing = (releasing: Releasing, viewer: Viewer | null): Releasing =>
  opened.get(releasing, isOpenTo('operator', viewer) ? 'operators' : 'others', () => ({
    shell: { ...releasing.shell, pages: shellPagesOf(releasing.shell).filter((page) => isTold(page, viewer)) },
    remotes: releasing.remotes.map((remote) => openRemote(remote, viewer)),
  }));
