import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RemoteMessages } from '../remote/remote';
import { ScreenIntl } from './screen-intl';

type Messages = Record<string, string>;

/** What was put together, by the shell's messages and by a remote's: both stay the same for all pages of a language. */
const merged = new WeakMap<object, WeakMap<RemoteMessages, Messages>>();

const mergedOf = (shell: object, own: RemoteMessages): Messages => {
  const known = merged.get(shell) ?? new WeakMap<RemoteMessages, Messages>();
  merged.set(shell, known);
  const both = known.get(own) ?? ({ ...shell, ...own } as Messages);
  known.set(own, both);
  return both;
};

/**
 * Gives a remote its own messages on top of the shell's. A nested provider inherits nothing by itself, so locale, time zone, formats and
 * the error handler are passed on.
 */
export const RemoteIntl = ({ messages, children }: { messages: RemoteMessages; children: ReactNode }) => {
  const shell = useIntl();
  return (
    <ScreenIntl
      locale={shell.locale}
      defaultLocale={shell.defaultLocale}
      timeZone={shell.timeZone}
      formats={shell.formats}
      onError={shell.onError}
      messages={mergedOf(shell.messages, messages)}
    >
      {children}
    </ScreenIntl>
  );
};
