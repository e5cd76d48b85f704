import { days } from '@rendezvous/contracts/kernel';
import { SiteSettings } from '@rendezvous/site';
import { countedSince, hasRoom } from './direct-debit-limit.rules.js';

const asShipped = SiteSettings.parse({});

test('as it is shipped EUR 100 in 30 days, to the cent', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  expect(countedSince(now, asShipped)).toEqual(new Date(now.getTime() - days(30)));
  const room = (signed: number, amount: number) => hasRoom(signed, amount, asShipped);
  expect([room(0, 10_000), room(7201, 2799), room(7202, 2799), room(0, 10_001)]).toEqual([true, true, false, false]);
});

test('another amount and another time where the site says so', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  expect(countedSince(now, { direct_debit_limit_days: 7 })).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect([hasRoom(2201, 2799, { direct_debit_limit: 5000 }), hasRoom(2202, 2799, { direct_debit_limit: 5000 })]).toEqual([true, false]);
});
