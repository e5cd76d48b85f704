import { type ComponentType, Suspense } from 'react';
import type { SlotPlace } from '@rendezvous/client';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMessagesProvider } from './remote-messages-provider';
import { useDescriptors, useRemote, useRemotes } from './remotes-context';
import { SuspenseTimeout } from './suspense-timeout';

/** Fills the place of a remote's part outside its own pages: whoever names the slot in its descriptor has the part. */
export const fillSlot = (place: SlotPlace) => <Found {...place} />;

const Found = (place: SlotPlace) => {
  const filler = useDescriptors().find(({ slots }) => slots.includes(place.name));
  return filler ? <Filled key={filler.area} area={filler.area} {...place} /> : (place.missing?.(null) ?? null);
};

const Filled = ({ area, ...place }: { area: string } & SlotPlace) => {
  const remotes = useRemotes();
  const state = useRemote(area);
  const { name, loading = null, missing } = place;
  if (state.kind === 'loading') return loading;
  const gone = missing?.(() => remotes.retry(area)) ?? null;
  if (state.kind === 'failed') return gone;
  // what a part is told is checked where it is offered and where it is filled
  const Part = state.module.slots?.[name] as ComponentType<Record<string, unknown>> | undefined;
  if (!Part) return gone;
  // while the remote's own page is shown, a part that threw is not tried again
  const instead = remotes.isShown(area) ? gone : loading;
  return (
    <RemoteBoundary key={state.round} fallback={instead} onFault={(fault) => remotes.failSlot(area, state, fault)}>
      <Suspense fallback={<SuspenseTimeout>{loading}</SuspenseTimeout>}>
        <RemoteMessagesProvider remote={state}>
          <Part {...place.given} onClose={place.onClose} />
        </RemoteMessagesProvider>
      </Suspense>
    </RemoteBoundary>
  );
};
