import { autoPromote } from './auto-promotion.rules.js';
import type { ChannelState, Known } from './channel.rules.js';

const [long, earlier, now] = [new Date('2026-10-01T08:00:00Z'), new Date('2026-11-01T08:00:00Z'), new Date('2026-11-22T08:00:00Z')];
const state: ChannelState = { stable: '3', stableBy: 'ada', stableSince: earlier, canary: null, pinned: null };
const known: Known = {
  remote: 'mfe-chat',
  state,
  usable: ['3', '4'],
  gone: {},
  before: [],
  decidedAt: earlier,
  at: now,
  actor: 'checkout',
};
const nothingYet: Known = { ...known, state: null, decidedAt: null };

test('a build of the workspace goes live until somebody decides, and after that only when it was built later', () => {
  expect(autoPromote({ ...known, decidedAt: null }, { version: '4', builtAt: long })?.state.stable).toBe('4');
  expect(autoPromote(nothingYet, { version: '4', builtAt: new Date(0) })?.state.stable).toBe('4');
  expect(autoPromote(known, { version: '4', builtAt: now })?.entries).toEqual([{ action: 'promote', version: '4' }]);
  expect(autoPromote(known, { version: '4', builtAt: earlier })).toBeNull();
});

test('nothing changes when it is live already, and it does not go live when it cannot be served', () => {
  expect(autoPromote(known, { version: '3', builtAt: now })).toEqual({ state, entries: [] });
  expect(autoPromote(known, { version: '9', builtAt: now })).toBeNull();
});
