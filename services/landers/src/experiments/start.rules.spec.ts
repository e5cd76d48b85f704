import type { Variant } from '../variants/variant.js';
import { refuseArms } from './start.rules.js';

const variant = (slug: string, more: Partial<Variant> = {}) =>
  ({ slug, template: 'alonetonight', state: 'published', weight: 100, ...more }) as Variant;
const variants = [variant('a'), variant('b'), variant('draft', { state: 'draft' }), variant('none', { weight: 0 })];
const start = (...arms: string[]) => refuseArms('alonetonight', arms, variants);

test.each<[string[], RegExp]>([
  [[], /2 to 8/],
  [['a'], /2 to 8/],
  [['a', 'a'], /once/],
  [['a', 'c'], /no variant "c"/],
  [['a', 'draft'], /not published/],
  [['a', 'none'], /weight 0/],
  [Array.from({ length: 9 }, (_, index) => `v${index}`), /2 to 8/],
])('%j cannot be compared', (arms, said) => {
  expect(() => start(...arms)).toThrow(said);
});

test('published variants, and the built-in lander, can', () => {
  expect(() => start('a', 'b')).not.toThrow();
  expect(() => start('alonetonight', 'b')).not.toThrow();
});
