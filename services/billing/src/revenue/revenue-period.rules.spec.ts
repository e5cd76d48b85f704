import { periodOf } from './revenue-period.rules.js';

const now = new Date('2026-11-24T23:30:00Z');

test('without dates it is the last thirty days by the site’s calendar', () => {
  expect(periodOf({}, now, 'Europe/Paris')).toEqual({ from: '2026-10-27', to: '2026-11-25', timeZone: 'Europe/Paris' });
  expect(periodOf({}, now, 'UTC')).toMatchObject({ from: '2026-10-26', to: '2026-11-24' });
});

test('both ends can be said; of more than a year the latest is told', () => {
  expect(periodOf({ from: '2026-01-01', to: '2026-01-31' }, now, 'UTC')).toMatchObject({ from: '2026-01-01', to: '2026-01-31' });
  expect(periodOf({ from: '2020-01-01', to: '2026-12-31' }, now, 'UTC')).toMatchObject({ from: '2025-12-31', to: '2026-12-31' });
});
