import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Remotes, RemoteState } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('No remotes are provided.');
  return remotes;
};

/** A remote's state and how to try again. */
export const useRemote = (area: string): { state: RemoteState; retry: () => void } => {
  const remotes = useRemotes();
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.state(area));
  return { state, retry: () => remotes.retry(area) };
};

/** True while any remote is on its way. */
export const useRemotesBusy = (): boolean => {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, () => remotes.isBusy());
};
