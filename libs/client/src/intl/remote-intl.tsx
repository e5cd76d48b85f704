import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { RemoteMessages } from '../remote/remote';

/**
 * Gives a remote its own messages on top of the shell's. A nested provider inherits nothing by itself, so locale, time zone, formats and
 * the error handler are passed on.
 */
export const RemoteIntl = ({ messages, children }: { messages: RemoteMessages; children: ReactNode }) => {
  const shell = useIntl();
  const merged = useMemo(() => ({ ...shell.messages, ...messages }) as typeof shell.messages, [shell.messages, messages]);
  return (
    <IntlProvider
      locale={shell.locale}
      defaultLocale={shell.defaultLocale}
      timeZone={shell.timeZone}
      formats={shell.formats}
      onError={shell.onError}
      messages={merged as Record<string, string>}
    >
      {children}
    </IntlProvider>
  );
};
