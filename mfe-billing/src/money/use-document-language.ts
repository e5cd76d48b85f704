import { useIntl } from 'react-intl';
import type { Locale } from '@rendezvous/contracts/reference';

/** The language in which receipts, credit notes and files are asked for: the reader's. */
export const useDocumentLanguage = (): Locale => (useIntl().locale.startsWith('fr') ? 'fr' : 'en');
