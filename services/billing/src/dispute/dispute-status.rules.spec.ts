import { days } from '@rendezvous/contracts/kernel';
import { isDecided, isNews, nextAsk } from './dispute-status.rules.js';

const STATUSES = ['warning', 'open', 'won', 'lost'] as const;

test('a dispute goes on, never back; what was decided may be decided again', () => {
  const news = (from: (typeof STATUSES)[number] | null) => STATUSES.filter((to) => isNews(from, to));
  expect(news(null)).toEqual(STATUSES);
  expect(news('warning')).toEqual(['open', 'won', 'lost']);
  expect(news('open')).toEqual(['won', 'lost']);
  expect(news('won')).toEqual(['lost']);
  expect(news('lost')).toEqual(['won']);
  expect(STATUSES.filter(isDecided)).toEqual(['won', 'lost']);
});

test('it is asked about each day, and each week for 120 days once it is decided', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (count: number) => new Date(now.getTime() - days(count));
  expect(nextAsk(null, now)).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(nextAsk(ago(119), now)).toEqual(new Date('2026-11-27T12:00:00Z'));
  expect(nextAsk(ago(120), now)).toBeNull();
});
