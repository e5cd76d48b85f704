import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@rendezvous/contracts/reference';
// a remote takes them from the shell, as its own sources do
import { RemoteIntl, useIntl } from '@rendezvous/client/facade';

/** Messages by language of the interface. */
export type Texts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

interface Props {
  /** Of each folder whose components the screen shows. */
  readonly of: readonly Texts[];
  readonly children: ReactNode;
}

/**
 * The texts of a screen. They come with its file, in both languages: nobody carries the texts of other screens, waits for a second file, or
 * for the other language.
 */
export const ScreenTexts = ({ of, children }: Props): ReactNode => {
  // such as "fr-FR"
  const spoken = useIntl().locale;
  const language = LOCALES.find((locale) => spoken.startsWith(locale)) ?? 'en';
  return of.reduceRight((inner, texts) => <RemoteIntl messages={texts[language]}>{inner}</RemoteIntl>, children);
};
