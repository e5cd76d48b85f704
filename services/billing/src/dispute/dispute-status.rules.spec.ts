import { days } from '@rendezvous/contracts/kernel';
import { isAnotherAmount, isDecided, isNews, nextAsk } from './dispute-status.rules.js';

const STATUSES = ['warning', 'open', 'won', 'lost'] as const;
const standing = (status: (typeof STATUSES)[number], amount: number, currency: 'EUR' | 'GBP' = 'EUR') => ({ status, amount, currency });

test('a dispute goes on, never back; what was decided may be decided again', () => {
  const money = { amount: 1299, currency: 'EUR' } as const;
  const news = (from: (typeof STATUSES)[number] | null) =>
    STATUSES.filter((to) => isNews(from && { status: from, ...money }, { status: to, ...money }));
  expect(news(null)).toEqual(STATUSES);
  expect(news('warning')).toEqual(['open', 'won', 'lost']);
  expect(news('open')).toEqual(['won', 'lost']);
  expect(news('won')).toEqual(['open', 'lost']);
  expect(news('lost')).toEqual(['won']);
  expect(STATUSES.filter(isDecided)).toEqual(['won', 'lost']);
});

test('the same about another amount is news, what was said before about another one is not', () => {
  for (const status of STATUSES) {
    expect(isAnotherAmount(standing(status, 1299), standing(status, 1299))).toBe(false);
    for (const other of [standing(status, 700), standing(status, 1299, 'GBP')]) {
      expect(isAnotherAmount(standing(status, 1299), other)).toBe(true);
      expect(isNews(standing(status, 1299), other)).toBe(true);
    }
  }
  expect(isNews(standing('lost', 1299), standing('open', 700))).toBe(false);
});

test('it is asked about each day, and each week for 120 days once it is decided', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (count: number) => new Date(now.getTime() - days(count));
  expect(nextAsk(null, now)).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(nextAsk(ago(119), now)).toEqual(new Date('2026-11-27T12:00:00Z'));
  expect(nextAsk(ago(120), now)).toBeNull();
});
