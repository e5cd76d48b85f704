import { type TraceEvent, turnsOf } from './trace.js';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({ name, ph: 'X', pid: 1, tid: 1, ts, ...more });
const mark = (name: string, ts: number): TraceEvent => event(name, ts, { ph: 'R' });

test('what happens between a release and the next card is told, and nothing before, after or elsewhere', () => {
  const sent = (ts: number, url: string, more: Partial<TraceEvent> = {}) =>
    event('ResourceSendRequest', ts, { ph: 'I', args: { data: { url } }, ...more });
  const turns = turnsOf([
    sent(500, '/before'),
    event('RunTask', 900, { dur: 70_000, tdur: 30_000 }),
    mark('deck-release', 1000),
    sent(2000, '/within'),
    sent(2000, 'data:image/webp;base64,UklG'),
    sent(2000, '/elsewhere', { pid: 2 }),
    event('ImageDecodeTask', 3000, { dur: 10, tid: 7 }),
    event('ImageDecodeTask', 5000, { dur: 4000, tid: 7 }),
    event('Decode Image', 5100, { dur: 3800, tid: 7 }),
    event('RunTask', 4000, { dur: 90_000, tid: 7 }),
    mark('deck-next', 17_000),
    sent(18_000, '/after'),
    event('RunTask', 18_000, { dur: 80_000 }),
  ]);
  expect(turns).toEqual([
    {
      ms: 16,
      requests: ['request /within'],
      decodes: ['Decode Image of 3.80 ms', 'ImageDecodeTask of 4.00 ms'],
      lookups: 1,
      longestTaskMs: 30,
    },
  ]);
});

test('a picture that is found among the decoded ones is a look-up; one that is scaled is work, as long as it used the thread', () => {
  const [turn] = turnsOf([
    mark('deck-release', 1000),
    event('ImageDecodeTask', 3000, { dur: 30, tid: 7 }),
    event('ImageDecodeTask', 4000, { dur: 9000, tdur: 30, tid: 7 }),
    event('ImageDecodeTask', 5000, { dur: 900, tid: 7 }),
    event('Decode LazyPixelRef', 5000, { dur: 900, tid: 7 }),
    mark('deck-next', 17_000),
  ]);
  expect([turn?.decodes, turn?.lookups]).toEqual([['ImageDecodeTask of 0.90 ms'], 2]);
});

test('a release that no card follows is no turn', () => {
  expect(turnsOf([mark('deck-release', 1), mark('deck-release', 2), mark('deck-next', 3)])).toHaveLength(1);
});
