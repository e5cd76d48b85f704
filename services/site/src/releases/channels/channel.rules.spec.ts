import {
  CHECKOUT,
  type ChannelState,
  type Entry,
  type Known,
  canary,
  halt,
  PLATFORM,
  pin,
  promote,
  rollback,
  SHELL,
  stableVersions,
  unpin,
  withdraw,
} from './channel.rules.js';

const [earlier, now] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-22T08:00:00Z')];
const state: ChannelState = { stable: '3', stableBy: 'ada', stableSince: earlier, canary: null, pinned: null };
const known: Known = {
  remote: 'mfe-chat',
  state,
  usable: ['1', '2', '3', '4'],
  gone: {},
  before: ['2', '1'],
  decidedAt: earlier,
  at: now,
  actor: 'ben',
};
const knownWith = (changes: Partial<ChannelState>, more: Partial<Known> = {}): Known => ({
  ...known,
  state: { ...state, ...changes },
  ...more,
});
const nothingYet: Known = { ...known, state: null, before: [], decidedAt: null };
const four = { version: '4', percent: 10 };

const moves = (...texts: string[]): Entry[] =>
  texts.map((text) => {
    const [action, version] = text.split(' ') as [Entry['action'], string];
    return { action, version };
  });

describe('which versions were stable', () => {
  test('the present one first, each once', () => {
    expect(stableVersions(moves('promote 1', 'promote 2', 'promote 1', 'promote 3'))).toEqual(['3', '1', '2']);
  });

  test('what was rolled back from is forgotten, and a rollback to what nobody knows forgets all', () => {
    expect(stableVersions(moves('promote 1', 'promote 2', 'promote 3', 'rollback 1'))).toEqual(['1']);
    expect(stableVersions(moves('promote 1', 'promote 2', 'rollback 1', 'promote 3'))).toEqual(['3', '1']);
    expect(stableVersions(moves('promote 1', 'rollback 9'))).toEqual(['9']);
  });

  test('other lines of the history change nothing', () => {
    expect(stableVersions(moves('record 1', 'promote 1', 'canary 2', 'halt 2', 'pin 1', 'unpin 1', 'withdraw 2', 'remove 2'))).toEqual([
      '1',
    ]);
    expect(stableVersions([])).toEqual([]);
  });
});

describe('promote', () => {
  test('makes a version stable, from now on and by whoever did it', () => {
    expect(promote(known, '4')).toEqual({
      state: { ...state, stable: '4', stableBy: 'ben', stableSince: now },
      entries: [{ action: 'promote', version: '4' }],
    });
    expect(promote(nothingYet, '1').state).toEqual({ stable: '1', stableBy: 'ben', stableSince: now, canary: null, pinned: null });
  });

  test('takes the canary when none is named, which then has ended; another canary and a pin stay', () => {
    expect(promote(knownWith({ canary: four }), null).state).toMatchObject({ stable: '4', canary: null });
    expect(promote(knownWith({ canary: four, pinned: '1' }), '2').state).toMatchObject({ stable: '2', canary: four, pinned: '1' });
  });

  test('is refused without a canary or a name, and for what cannot be served', () => {
    expect(() => promote(known, null)).toThrow('mfe-chat has no canary to promote. Name a version.');
    expect(() => promote(nothingYet, null)).toThrow('mfe-chat has no canary to promote. Name a version.');
    expect(() => promote(known, '9')).toThrow('mfe-chat 9 cannot be served');
  });
});

test.each([
  ['9', 'it is not recorded. See npm run releases -- list mfe-chat'],
  ['8', 'it was withdrawn, for good. The same source goes out under another name: npm run release -- mfe-chat'],
  ['7', 'its files were removed, as nobody got them for long. The same source brings them back: npm run release -- mfe-chat'],
])('%s cannot be served: %s', (version, why) => {
  const message = `mfe-chat ${version} cannot be served: ${why}`;
  expect(() => promote({ ...known, gone: { 8: 'withdrawn', 7: 'removed' } }, version)).toThrow(message);
});

describe('canary', () => {
  test('gives a version to some, and its percentage may change', () => {
    expect(canary(known, '4', 10)).toEqual({ state: { ...state, canary: four }, entries: [{ action: 'canary', ...four }] });
    expect(canary(knownWith({ canary: four }), '4', 50).state.canary).toEqual({ version: '4', percent: 50 });
  });

  test.each([0.01, 100])('%d %% is a percentage', (percent) => {
    expect(canary(known, '4', percent).state.canary).toEqual({ version: '4', percent });
  });

  test.each([0, 0.009, 100.1, Number.NaN])('%d %% is none', (percent) => {
    expect(() => canary(known, '4', percent)).toThrow('The percentage of a canary is from 0.01 to 100.');
  });

  test('is refused before a first release, for the shell, for what is stable, and for what cannot be served', () => {
    expect(() => canary(nothingYet, '4', 10)).toThrow('has no stable version yet. Release one first: npm run release -- mfe-chat');
    expect(() => canary({ ...known, remote: SHELL }, '4', 10)).toThrow('The shell has no canary');
    expect(() => canary(known, '3', 10)).toThrow('mfe-chat 3 is stable already');
    expect(() => canary(known, '9', 10)).toThrow('cannot be served');
  });
});

describe('rollback', () => {
  test('ends a canary first, and nothing else', () => {
    expect(rollback(knownWith({ canary: four }))).toEqual({ state, entries: [{ action: 'halt', ...four }] });
  });

  test('goes back to the latest version before that can be served', () => {
    expect(rollback(known)).toMatchObject({ state: { stable: '2', stableBy: 'ben' }, entries: [{ action: 'rollback', version: '2' }] });
    expect(rollback({ ...known, usable: ['1', '3'] }).state.stable).toBe('1');
    expect(rollback({ ...known, before: ['3', '1'] }).state.stable).toBe('1');
  });

  test('is refused when there is nothing to go back to', () => {
    expect(() => rollback({ ...known, usable: ['3', '4'] })).toThrow('mfe-chat has no earlier version to go back to. Promote one by name.');
    expect(() => rollback(nothingYet)).toThrow('has no stable version yet');
  });
});

describe('a pin', () => {
  test('holds the version that is named, or the stable one, until it is taken off', () => {
    expect(pin(known, '1')).toEqual({ state: { ...state, pinned: '1' }, entries: [{ action: 'pin', version: '1' }] });
    expect(pin(known, null).state.pinned).toBe('3');
    expect(unpin(knownWith({ pinned: '1' }))).toEqual({ state, entries: [{ action: 'unpin', version: '1' }] });
  });

  test('is refused for what cannot be served, and taken off only where there is one', () => {
    expect(() => pin(known, '9')).toThrow('cannot be served');
    expect(() => pin(nothingYet, '1')).toThrow('has no stable version yet');
    expect(() => unpin(known)).toThrow('mfe-chat is not pinned.');
    expect(() => unpin(nothingYet)).toThrow('has no stable version yet');
  });
});

describe('withdraw', () => {
  test('takes a version out of canary and pin, and leaves what is stable', () => {
    expect(withdraw(knownWith({ canary: four, pinned: '4' }), '4')).toEqual({ state, entries: [{ action: 'withdraw', version: '4' }] });
    expect(withdraw(knownWith({ canary: four, pinned: '1' }), '2').state).toEqual({ ...state, canary: four, pinned: '1' });
  });

  test('of the stable version goes back to the one before, which never is the withdrawn one', () => {
    expect(withdraw(knownWith({ pinned: '3' }), '3')).toEqual({
      state: { ...state, stable: '2', stableBy: 'ben', stableSince: now, pinned: null },
      entries: [
        { action: 'withdraw', version: '3' },
        { action: 'rollback', version: '2' },
      ],
    });
  });

  test('is refused for the last version, and for what cannot be served anyway', () => {
    expect(() => withdraw({ ...known, usable: ['3'] }, '3')).toThrow('mfe-chat 3 is all that can be served');
    expect(() => withdraw(known, '9')).toThrow('cannot be served');
    expect(() => withdraw(nothingYet, '3')).toThrow('has no stable version yet');
  });
});

test('failures end the canary with their figures in the history, once', () => {
  expect(halt(knownWith({ canary: four, pinned: '1' }), { failures: 7 })).toEqual({
    state: { ...state, pinned: '1' },
    entries: [{ action: 'halt', ...four, figures: { failures: 7 } }],
  });
  expect(halt(known, { failures: 7 })).toEqual({ state, entries: [] });
});

test('names that stand in the history stay what they are', () => {
  expect([CHECKOUT, PLATFORM, SHELL]).toEqual(['checkout', 'platform', 'shell']);
});
