import type { ReactNode } from 'react';
import { RemoteIntl, useLocale } from '@rendezvous/client';
import type { ReadyRemote } from './remote-place';

/** A remote's part of the page speaks with its own messages; until those of a new language are there, with the ones that it has. */
export const RemoteWords = ({ remote: { messages }, children }: { remote: ReadyRemote; children: ReactNode }) => {
  const { locale } = useLocale();
  return <RemoteIntl messages={messages.get(locale) ?? [...messages.values()][0] ?? {}}>{children}</RemoteIntl>;
};
