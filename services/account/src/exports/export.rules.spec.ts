import { hours, seconds } from '@rendezvous/contracts/kernel';
import { endsAt, fetchableUntil, isFetchable } from './export.rules.js';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

test('a file can be fetched for 24 hours', () => {
  expect(fetchableUntil(now)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(isFetchable({ state: 'ready', readyAt: ago(hours(24) - seconds(1)) }, now)).toBe(true);
  expect(isFetchable({ state: 'ready', readyAt: ago(hours(24)) }, now)).toBe(false);
});

test.each(['preparing', 'over', 'failed'] as const)('one that is %s cannot', (state) => {
  expect(isFetchable({ state, readyAt: null }, now)).toBe(false);
  expect(isFetchable({ state, readyAt: now }, now)).toBe(false);
});

test('asking counts for 24 hours, and making is waited for one', () => {
  expect(endsAt(now)).toEqual({ ready: ago(hours(24)), making: ago(hours(1)), counted: ago(hours(24)) });
});
