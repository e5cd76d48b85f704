import type { ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { type AppStore, api } from '@rendezvous/client';
import type { Composition } from '@rendezvous/contracts/releases';
import { findRoute } from '../composition/find-route';
import type { Remotes } from '../remote-host/remotes';

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
type Loadable = { readonly load?: () => PromiseLike<unknown> };

const whenLoaded = (remotes: Remotes, area: string): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (remotes.state(area).kind !== 'loading') done();
    };
    remotes.subscribe(look);
    look();
  });

/**
 * Gets ready what the drawn page was made of: the remote, its screen's file, and the answers that it was drawn with.
 * @returns whether all of it is there; otherwise the page has to be drawn anew
 */
export const readyToTakeOver = async (store: AppStore, remotes: Remotes, { drawn, firstAnswers }: Composition, pathname: string) => {
  const area = findRoute(remotes.chosen, pathname)?.area;
  if (!drawn || !area) return false;
  await whenLoaded(remotes, area);
  const state = remotes.state(area);
  if (state.kind !== 'ready') return false;
  const element = matchRoutes(state.module.routes, pathname)?.at(-1)?.route.element as ReactElement | undefined;
  const { load } = (element?.type ?? {}) as Loadable;
  if (!load) return false;
  await load();
  const entries = drawn.map(({ endpointName, arg, url }) => ({ endpointName, arg, value: firstAnswers[url] }));
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as Entries));
  return true;
};
