import { buildFacts } from '../../testing/build-facts.js';
import { type Checked, refuseStaleCheck } from './stale-check.rules.js';
import { releaseOf } from '../builds/release-facts.rules.js';
import type { LiveRelease, LiveReleases } from '../builds/release.js';

const CHAT = 'mfe-chat';
const version = (remote: string, name: string) => releaseOf({ facts: buildFacts(remote, name), folder: `${remote}/${name}` }, new Date(0));
const channels = (remote: string, changes: Partial<LiveRelease> = {}): LiveRelease => ({
  stable: version(remote, '1'),
  stableBy: 'ada',
  stableSince: new Date('2026-03-02T12:00:00Z'),
  before: null,
  canary: null,
  pinned: null,
  ...changes,
});
const live = (remotes: Record<string, Partial<LiveRelease>>): LiveReleases => ({
  revision: '1',
  remotes: Object.fromEntries(Object.entries(remotes).map(([remote, changes]) => [remote, channels(remote, changes)])),
});
const canary = (name: string, percent: number) => ({ canary: { release: version(CHAT, name), percent } });

const fits: Checked['faults'] = () => [];
const fitsNothing: Checked['faults'] = ({ remotes }) => Object.keys(remotes).map((remote) => `Route of ${remote} 1`);
const check = (against: LiveReleases, now: LiveReleases, faults = fits) => refuseStaleCheck(CHAT, { against, faults }, now);

describe('a version that was checked', () => {
  test('goes live when nothing did meanwhile, or only what other teams released and it fits', () => {
    expect(() => check(live({ shell: {}, [CHAT]: {} }), live({ shell: {}, [CHAT]: {} }))).not.toThrow();
    expect(() => check(live({}), live({ 'mfe-search': {} }))).not.toThrow();
    expect(() => check(live({ shell: {}, [CHAT]: {} }), live({ shell: {}, [CHAT]: {}, 'mfe-search': {} }))).not.toThrow();
  });

  test.each<[string, Partial<LiveRelease>, Partial<LiveRelease>]>([
    ['another stable version', {}, { stable: version(CHAT, '2') }],
    ['the same stable version once more', {}, { stableSince: new Date('2026-03-02T12:30:00Z') }],
    ['a canary', {}, canary('2', 10)],
    ['another canary', canary('2', 10), canary('3', 10)],
    ['more of its canary', canary('2', 10), canary('2', 50)],
    ['the end of its canary', canary('2', 10), {}],
    ['a pin', {}, { pinned: version(CHAT, '1') }],
    ['another pin', { pinned: version(CHAT, '1') }, { pinned: version(CHAT, '2') }],
  ])('is refused after %s of the same remote', (_, before, after) => {
    expect(() => check(live({ [CHAT]: before }), live({ [CHAT]: after }))).toThrow(
      'Something else of mfe-chat was released meanwhile. Look at it: npm run releases -- list mfe-chat. Then run the command again.',
    );
  });

  test('is refused after the first release of the same remote', () => {
    expect(() => check(live({}), live({ [CHAT]: {} }))).toThrow('Something else of mfe-chat was released meanwhile.');
  });

  test.each<[string, Partial<LiveRelease>]>([
    ['became stable', { stable: version('shell', '2') }],
    ['was pinned', { pinned: version('shell', '2') }],
  ])('is refused when another shell %s, in which it was not seen to run', (_, after) => {
    expect(() => check(live({ shell: {} }), live({ shell: after }))).toThrow('Another shell went live meanwhile.');
    expect(() => check(live({}), live({ shell: {} }))).toThrow('Another shell went live meanwhile.');
  });

  test('may go live in the same shell, however that was released again', () => {
    const again = { stable: version('shell', '2'), pinned: version('shell', '1') };
    expect(() => check(live({ shell: {} }), live({ shell: again }))).not.toThrow();
  });

  test('is refused for what it does not fit any more, with every reason', () => {
    expect(() => check(live({ shell: {}, [CHAT]: {} }), live({ shell: {}, [CHAT]: {} }), fitsNothing)).toThrow(
      'Something was released meanwhile that it does not fit:\n- Route of shell 1\n- Route of mfe-chat 1',
    );
  });
});
