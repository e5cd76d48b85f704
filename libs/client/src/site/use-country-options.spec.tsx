import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useCountryOptions } from './use-country-options';

const COUNTRIES = ['DE', 'ES', 'AT', 'US'] as const;
const labelsIn = (locale: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => <IntlProvider locale={locale}>{children}</IntlProvider>;
  return renderHook(() => useCountryOptions(COUNTRIES), { wrapper }).result.current.map(({ label }) => label);
};

test('countries stand in the order of the reader’s language, with its accents', () => {
  expect(labelsIn('en')).toEqual(['Austria', 'Germany', 'Spain', 'United States']);
  expect(labelsIn('fr')).toEqual(['Allemagne', 'Autriche', 'Espagne', 'États-Unis']);
});
