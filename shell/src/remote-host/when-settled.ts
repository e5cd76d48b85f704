import type { RemoteState } from './remote-loader';
import type { Remotes } from './remotes';

/** Waits until a remote is there, or has failed. */
export const whenSettled = (remotes: Remotes, area: string): Promise<Exclude<RemoteState, { readonly kind: 'loading' }>> =>
  new Promise((done) => {
    const look = () => {
      const state = remotes.state(area);
      if (state.kind === 'loading') return;
      stop();
      done(state);
    };
    const stop = remotes.subscribe(look);
    look();
  });
