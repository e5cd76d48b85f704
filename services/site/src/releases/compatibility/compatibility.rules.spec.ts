import { buildFacts } from '../../testing/build-facts.js';
import { servedToEverybody, givesNamesTo, missingNames, offers } from './compatibility.rules.js';
import { releaseOf } from '../builds/release-facts.rules.js';
import type { SharedModule } from '../builds/release.js';

const react = (more: Partial<SharedModule> = {}): SharedModule => ({ name: 'react', version: '19.2.0', range: '^19', own: false, ...more });
const shellGiving = (...given: string[]) => ({ shared: [react({ name: 'zod', given: ['z'] }), react({ given })] });
const releaseNamed = (version: string) => releaseOf({ facts: buildFacts('mfe-chat', version), folder: `mfe-chat/${version}` }, new Date(0));

test('everybody gets the pinned version, else the stable one', () => {
  const [stable, pinned] = [releaseNamed('1'), releaseNamed('2')];
  expect(servedToEverybody({ stable, pinned })).toBe(pinned);
  expect(servedToEverybody({ stable, pinned: null })).toBe(stable);
});

test.each([
  [3, 3, true],
  [1, 2, true],
  [4, 5, true],
  [1, 1, false],
  [5, 6, false],
])('a shell that offers contracts 2 to 4 offers one to a build that speaks %d to %d: %s', (oldest, newest, fits) => {
  expect(offers({ contracts: { oldest: 2, newest: 4 } }, { contracts: { oldest, newest } })).toBe(fits);
});

describe('names that a build takes of a shared module', () => {
  test('are lacking when the shell’s copy does not give them', () => {
    const build = { shared: [react({ taken: ['use'] }), react({ taken: ['use', 'useEvent', 'z'] })] };
    expect(missingNames(shellGiving('use', 'useState'), build)).toStrictEqual([{ of: 'react', names: ['useEvent', 'z'] }]);
    expect(givesNamesTo(shellGiving('use', 'useState'), build)).toBe(false);
    expect(givesNamesTo(shellGiving('use', 'useEvent', 'z'), build)).toBe(true);
  });

  test('do not matter where the build brings a copy of its own that the page has because the shell’s does not fit', () => {
    const own = (range: string) => ({ shared: [react({ own: true, range, taken: ['useEvent'] })] });
    expect(missingNames(shellGiving('use'), own('^18'))).toStrictEqual([]);
    expect(missingNames(shellGiving('use'), own('^19'))).toStrictEqual([{ of: 'react', names: ['useEvent'] }]);
    expect(givesNamesTo(shellGiving('use'), { shared: [react({ range: '^18', taken: ['useEvent'] })] })).toBe(false);
  });

  test('are not known of builds from before, nor of modules that the shell does not share', () => {
    expect(missingNames({ shared: [react()] }, { shared: [react({ taken: ['use'] })] })).toStrictEqual([]);
    expect(missingNames({ shared: [] }, { shared: [react({ taken: ['use'] })] })).toStrictEqual([]);
    expect(missingNames(shellGiving('use'), { shared: [react()] })).toStrictEqual([]);
  });
});
