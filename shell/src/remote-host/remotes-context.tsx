import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Remotes, RemoteState } from './remotes';

export const RemotesContext = createContext<Remotes | null>(null);

const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('No remotes are provided.');
  return remotes;
};

/**
 * A remote's state and how to try again. A change is a transition: a whole page is drawn because of it, and in pieces the browser stays
 * free for what the visitor does meanwhile.
 */
export const useRemote = (area: string): { state: RemoteState; retry: () => void } => {
  const remotes = useRemotes();
  const [state, setState] = useState(() => remotes.state(area));
  useEffect(() => {
    const follow = () => startTransition(() => setState(remotes.state(area)));
    follow();
    return remotes.subscribe(follow);
  }, [remotes, area]);
  return { state, retry: () => remotes.retry(area) };
};

/** True while any remote is on its way. */
export const useRemotesBusy = (): boolean => {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, () => remotes.isBusy());
};
