import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenIntl } from '@rendezvous/client';
import { useCalendarDay } from './use-calendar-day';

const writes = (locale: string) =>
  renderHook(useCalendarDay, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ScreenIntl locale={locale} messages={{}}>
        {children}
      </ScreenIntl>
    ),
  }).result.current;

test.each([
  ['fr', '2026-11-01', undefined, '1er novembre 2026'],
  ['fr', '2026-11-01', 'medium', '1er nov. 2026'],
  ['fr', '2026-11-01', 'short', '01/11/2026'],
  ['fr', '2026-11-11', undefined, '11 novembre 2026'],
  ['fr', '2026-11-21', undefined, '21 novembre 2026'],
  ['en', '2026-11-01', undefined, 'November 1, 2026'],
] as const)('in %s %s is written, style %s: %s', (locale, day, style, text) => {
  expect(writes(locale)(day, style)).toBe(text);
});
