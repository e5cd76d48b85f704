import { isSame, publish, reschedule, undo, weigh, withdraw } from './status.rules.js';
import type { VariantStatus } from './variant.js';

const [early, late] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-02T00:00:00Z')];
const live = publish(2, 100, { startsAt: null, endsAt: late });

test('a schedule that ends before it starts is refused', () => {
  expect(() => publish(1, 1, { startsAt: late, endsAt: early })).toThrow('comes after its start');
  expect(() => reschedule(live, { startsAt: early, endsAt: early })).toThrow('comes after its start');
});

test('a command moves what it says and nothing else', () => {
  expect(live).toEqual({ state: 'published', version: 2, weight: 100, startsAt: null, endsAt: late });
  expect(reschedule(live, { startsAt: early, endsAt: null })).toEqual({ ...live, startsAt: early, endsAt: null });
  expect(weigh(live, 7)).toEqual({ ...live, weight: 7 });
  expect(withdraw(live)).toEqual({ ...live, state: 'withdrawn' });
});

test('what is not published cannot be withdrawn', () => {
  const draft: VariantStatus = { ...live, state: 'draft', version: null };
  expect(() => withdraw(draft)).toThrow('not published');
  expect(() => withdraw(withdraw(live))).toThrow('not published');
});

test('undo brings back what was before, if there was anything', () => {
  expect(undo({ before: live })).toEqual(live);
  expect(() => undo(undefined)).toThrow('Nothing was done');
});

test('the same is shown by two statuses only when nothing of them differs', () => {
  expect(isSame(live, { ...live, endsAt: new Date(late) })).toBe(true);
  const others: Partial<VariantStatus>[] = [
    { state: 'withdrawn' },
    { version: 3 },
    { weight: 7 },
    { startsAt: early },
    { endsAt: early },
    { endsAt: null },
  ];
  for (const other of others) expect([other, isSame(live, { ...live, ...other })]).toEqual([other, false]);
});
