import { type ReactNode, useEffect, useState } from 'react';
import { RemoteIntl, type RemoteMessages, useLocale } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';

// not named "messages": those are what the first screen waits for
const load = (locale: Locale): Promise<RemoteMessages> =>
  import(/* webpackChunkName: "late-texts-[request]" */ `./messages/${locale}.json`).then((module) => module.default as RemoteMessages);

/** Gives parts their texts in the page's language. Until these are there the parts speak the earlier language, or are not there. */
export const PartTexts = ({ children }: { children: ReactNode }) => {
  const { locale } = useLocale();
  const [messages, setMessages] = useState<RemoteMessages | null>(null);
  useEffect(() => {
    let wanted = true;
    load(locale)
      .then((loaded) => wanted && setMessages(loaded))
      .catch((fault: unknown) => reportError(fault));
    return () => {
      wanted = false;
    };
  }, [locale]);
  return messages && <RemoteIntl messages={messages}>{children}</RemoteIntl>;
};
