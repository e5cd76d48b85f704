import type { SharedModule } from '@rendezvous/site';
import { sharedNameFaults } from './shared-names.rules.js';

const FACADE = '@rendezvous/client/facade';
const UI = '@rendezvous/ui';

const sharing = (name: string, more: Partial<SharedModule>): SharedModule => ({
  name,
  version: '0.1.2',
  range: '^0.1.2',
  own: false,
  ...more,
});
const shell = {
  version: 's1',
  shared: [sharing(FACADE, { own: true, given: ['Link', 'useIntl'] }), sharing(UI, { own: true, given: ['Avatar', 'Button'] })],
};
const taking = (...shared: SharedModule[]) => sharedNameFaults(shell, shared);

test('a name that the live shell does not give is refused, with the module it is of and what to do', () => {
  expect(taking(sharing(FACADE, { taken: ['Link', 'useToday'] }))).toEqual([
    'useToday is not in @rendezvous/client/facade of the live shell (s1), which pages would use. Have the shell released first, or bundle your own copy of what you need.',
  ]);
  expect(taking(sharing(UI, { taken: ['Carousel', 'Confetti'], own: true }))).toEqual([
    expect.stringMatching(/^Carousel, Confetti are not in @rendezvous\/ui of the live shell/),
  ]);
});

test('a copy of its own counts where the shell’s does not fit its range', () => {
  expect(taking(sharing(UI, { taken: ['Carousel'], own: true, range: '^0.1.3' }))).toEqual([]);
});

test('what is given may be taken, and of a build or a shell from before names were told nothing is known', () => {
  expect(taking(sharing(FACADE, { taken: ['Link'] }), sharing(UI, { taken: ['Avatar'], own: true }))).toEqual([]);
  expect(taking(sharing(FACADE, {}))).toEqual([]);
  expect(sharedNameFaults({ version: 's0', shared: [sharing(FACADE, {})] }, [sharing(FACADE, { taken: ['useToday'] })])).toEqual([]);
});

test('a copy is compared with the shell’s copy of that module, and counts where the shell has none', () => {
  const newer = { ...shell, shared: [{ ...shell.shared[0]!, version: '0.2.0' }, shell.shared[1]!] };
  const takes = (name: string) => sharedNameFaults(newer, [sharing(name, { taken: ['Carousel'], own: true })]);
  expect([takes(UI).length, takes(FACADE).length, takes('dayjs').length]).toEqual([1, 0, 0]);
});
