import type { ReactNode } from 'react';
import { RemoteIntl, useLocale } from '@rendezvous/client';
import type { ReadyRemote } from './remote-place';
import styles from './remote-words.module.css';

/** A remote's part of the page speaks with its own messages; without those of the page's language, with the ones that it has. */
export const RemoteWords = ({ remote: { words }, children }: { remote: ReadyRemote; children: ReactNode }) => {
  const { locale } = useLocale();
  const [spoken, messages] = words.has(locale) ? [locale, words.get(locale)] : ([...words][0] ?? [locale]);
  return (
    // the element stays when the language changes, and with it what was typed
    <div className={styles.words} lang={spoken === locale ? undefined : spoken}>
      <RemoteIntl messages={messages ?? {}}>{children}</RemoteIntl>
    </div>
  );
};
