import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useDates } from './use-dates';

test.each([
  ['en', '1 Dec 2026, 18:00', '1 Dec 2026', '1 Dec'],
  ['fr', '1er déc. 2026, 18:00', '1er déc. 2026', '1er déc.'],
])('in %s the day stands before the month, and a day has 24 hours', (locale, time, day, shortDay) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={{}}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => useDates('Europe/Zurich'), { wrapper });
  const at = '2026-12-01T17:00:00.000Z';
  expect([result.current.time(at), result.current.day(at), result.current.shortDay(at)]).toEqual([time, day, shortDay]);
});
