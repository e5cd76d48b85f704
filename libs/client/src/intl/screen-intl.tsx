import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { IntlProvider, RawIntlProvider, useIntl } from 'react-intl';
import { writtenDate } from '@rendezvous/contracts/written-date';

const WrittenDates = ({ children }: { readonly children: ReactNode }) => {
  const intl = useIntl();
  const written = useMemo<typeof intl>(
    () => ({ ...intl, formatDate: (date, options) => writtenDate(intl.locale, intl.formatDateToParts(date, options)) }),
    [intl],
  );
  return <RawIntlProvider value={written}>{children}</RawIntlProvider>;
};

/** What react-intl provides, with dates as a language writes them, however they are asked for. */
export const ScreenIntl = ({ children, ...props }: ComponentProps<typeof IntlProvider>) => (
  <IntlProvider {...props}>
    <WrittenDates>{children}</WrittenDates>
  </IntlProvider>
);
