import type { ReactNode } from 'react';
import { RemoteIntl, useLocale } from '@rendezvous/client';
import type { ReadyRemote } from './remote-loader';
import styles from './remote-messages-provider.module.css';

/** A remote's part of the page speaks with its own messages; without those of the page's language, with the ones that it has. */
export const RemoteMessagesProvider = ({ remote, children }: { remote: ReadyRemote; children: ReactNode }) => {
  const { locale } = useLocale();
  const found = remote.messages;
  const [spoken, messages] = found.has(locale) ? [locale, found.get(locale)] : ([...found][0] ?? [locale]);
  return (
    // the element stays when the language changes, and with it what was typed
    <div className={styles.remote} lang={spoken === locale ? undefined : spoken}>
      <RemoteIntl messages={messages ?? {}}>{children}</RemoteIntl>
    </div>
  );
};
