import { buildFacts } from '../testing/build-facts.js';
import { everybodys, givesNamesTo, lacksIn, offers } from './fit.rules.js';
import { releaseOf } from './release-facts.rules.js';
import type { SharedModule } from './release.js';

const react = (more: Partial<SharedModule> = {}): SharedModule => ({ name: 'react', version: '19.2.0', range: '^19', own: false, ...more });
const shellGiving = (...given: string[]) => ({ shared: [react({ name: 'zod', given: ['z'] }), react({ given })] });
const releaseNamed = (version: string) => releaseOf({ facts: buildFacts('mfe-chat', version), folder: `mfe-chat/${version}` }, new Date(0));

test('everybody gets the pinned version, else the stable one', () => {
  const [stable, pinned] = [releaseNamed('1'), releaseNamed('2')];
  expect(everybodys({ stable, pinned })).toBe(pinned);
  expect(everybodys({ stable, pinned: null })).toBe(stable);
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

const lacks = (shell: Parameters<typeof lacksIn>[0], ...shared: SharedModule[]) => lacksIn(shell, { shared });

describe('names that a build takes of a shared module', () => {
  test('are lacking when the shell’s copy does not give them', () => {
    expect(lacks(shellGiving('use', 'useState'), react({ taken: ['use', 'useEvent', 'z'] }))).toEqual([
      { of: 'react', names: ['useEvent', 'z'] },
    ]);
    expect(givesNamesTo(shellGiving('use'), { shared: [react({ taken: ['use'] }), react({ taken: ['useEvent'] })] })).toBe(false);
    expect(givesNamesTo(shellGiving('use', 'useEvent'), { shared: [react({ taken: ['use'] }), react({ taken: ['useEvent'] })] })).toBe(
      true,
    );
  });

  test('matter to a build that brings a copy of its own only where the page would have the shell’s', () => {
    const own = { own: true, taken: ['useEvent'] };
    expect(givesNamesTo(shellGiving('use'), { shared: [react({ ...own, range: '^19.3.0' })] })).toBe(true);
    expect(givesNamesTo(shellGiving('use'), { shared: [react({ ...own, range: '^19.2.0' })] })).toBe(false);
  });

  test('are not known of builds from before, nor of modules that the shell does not share', () => {
    expect(lacks({ shared: [react()] }, react({ taken: ['use'] }))).toEqual([]);
    expect(lacks({ shared: [] }, react({ taken: ['use'] }))).toEqual([]);
    expect(lacks(shellGiving('use'), react())).toEqual([]);
  });
});
