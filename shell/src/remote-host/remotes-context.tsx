import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { RemoteState } from './remote-loader';
import type { Remotes } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

/** The remotes of this page. */
export const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('No remotes are provided.');
  return remotes;
};

/**
 * A remote's state. A change is a transition: a whole page is drawn because of it, and in pieces the browser stays free for what the
 * visitor does meanwhile.
 */
export const useRemote = (area: string): RemoteState => {
  const remotes = useRemotes();
  const [state, setState] = useState(() => remotes.state(area));
  useEffect(() => {
    const follow = () => startTransition(() => setState(remotes.state(area)));
    follow();
    return remotes.subscribe(follow);
  }, [remotes, area]);
  return state;
};

/** A server waits for none, and a page that is taken over begins as it was drawn. */
const notBusy = (): boolean => false;

/** True while any remote is on its way. */
export const useRemotesBusy = (): boolean => {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, remotes.isBusy, notBusy);
};

/** The descriptors that decide which page an address is: those of the versions that are in use. */
export const useDescriptors = (): readonly RemoteDescriptor[] => {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, remotes.descriptors, remotes.descriptors);
};
