import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RemoteIntl } from '@rendezvous/client';
import en from './messages/en.json';
import fr from './messages/fr.json';

const TEXTS: Readonly<Record<string, Record<string, string>>> = { en, fr };

/** The texts of operators' pages. They come with these pages: no visitor of a lander carries them. */
export const OperatorTexts = ({ children }: { children: ReactNode }) => {
  // such as "fr-FR"
  const language = useIntl().locale.slice(0, 2);
  return <RemoteIntl messages={TEXTS[language] ?? en}>{children}</RemoteIntl>;
};
