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
    event('RunTask', 4000, { dur: 90_000, tid: 7 }),
    mark('deck-next', 17_000),
    sent(18_000, '/after'),
    event('RunTask', 18_000, { dur: 80_000 }),
  ]);
  expect(turns).toEqual([{ ms: 16, requests: ['request /within'], decodes: ['decode ImageDecodeTask'], longestTaskMs: 30 }]);
});

test('a release that no card follows is no turn', () => {
  expect(turnsOf([mark('deck-release', 1), mark('deck-release', 2), mark('deck-next', 3)])).toHaveLength(1);
});
