import { buildFacts } from '../../testing/build-facts.js';
import { servedToEverybody, givesNamesTo, missingNames, offers, takesAllFrom } from './compatibility.rules.js';
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

describe('a build that is drawn with the shell’s copies of all that it shares', () => {
  const ui = (more: Partial<SharedModule> = {}) => react({ name: '@rendezvous/ui', version: '0.1.9', range: '^0.1.9', ...more });
  const shell = { shared: [react(), ui({ given: ['Button'] })] };

  test('finds each of them there, in a version that fits, with every name', () => {
    expect(takesAllFrom(shell, { shared: [react(), ui({ own: true, taken: ['Button'] })] })).toBe(true);
  });

  test.each([
    ['a module that the shell does not share', react({ name: 'zod' })],
    ['a newer version, of which it brings a copy of its own', ui({ own: true, range: '^0.1.10' })],
    ['another version, of which it brings none', react({ range: '^18' })],
    ['a name that is missing', ui({ taken: ['Carousel'] })],
  ])('does not take %s', (_, module) => expect(takesAllFrom(shell, { shared: [module] })).toBe(false));
});
