import { Suspense } from 'react';
import { RemoteIntl, useLocale } from '@rendezvous/client';
import type { SlotProps } from '@rendezvous/client';
import { RemoteBoundary } from './remote-boundary';
import { useRemote, useRemotes } from './remotes-context';

/** A remote's part outside its own pages. It is an extra: when it cannot be had, nothing is shown in its place. */
export const Slot = ({ area, name, ...props }: { area: string; name: string } & SlotProps) => {
  const remotes = useRemotes();
  const state = useRemote(area);
  const { locale } = useLocale();
  if (state.kind !== 'ready') return null;
  const Part = state.module.slots?.[name];
  if (!Part) return null;
  return (
    <RemoteBoundary key={state.round} fallback={null} onFault={(fault) => remotes.failSlot(area, state, fault)}>
      <Suspense fallback={null}>
        <RemoteIntl messages={state.messages.get(locale) ?? {}}>
          <Part {...props} />
        </RemoteIntl>
      </Suspense>
    </RemoteBoundary>
  );
};
