import type { PublishedVariant } from '../variants/variant.js';
import { assign, type Known } from './assignment.rules.js';
import type { Experiment } from './experiment.js';
import { readSeen } from './seen-variants.rules.js';

const variant = (slug: string, weight: number) => ({ slug, weight }) as PublishedVariant;
const experiment = {
  id: 7,
  template: 'alonetonight',
  arms: ['alonetonight', 'summer'],
  builtInWeight: 100,
  bucketVersion: 2,
} as unknown as Experiment;
const summer = variant('summer', 300);
const known = (more: Partial<Known> = {}): Known => ({ seen: [], stored: null, fraction: 0, ...more });
const slugs = (fitting: readonly PublishedVariant[], of: Experiment | null = experiment) =>
  [0, 0.24, 0.26, 0.99].map((fraction) => assign(of, fitting, known({ fraction })).slug);

test('in an experiment each arm is drawn as its weight says, and the draw says in which', () => {
  expect(slugs([summer])).toEqual(['alonetonight', 'alonetonight', 'summer', 'summer']);
  expect(assign(experiment, [summer], known({ fraction: 0.9 }))).toEqual({
    slug: 'summer',
    draw: { experiment: 7, bucket: 2, weights: '100-300' },
    isNew: true,
  });
});

test.each([
  ['other weights', [variant('summer', 1)]],
  ['a weight of 0', [variant('summer', 0)]],
])('%s move nobody who was there', (_, fitting) => {
  const seen = readSeen('summer.7.2.100-300');
  expect(assign(experiment, fitting, known({ seen }))).toEqual({ slug: 'summer', draw: seen[0]!.draw, isNew: false });
  expect(assign(experiment, fitting, known({ stored: 'summer' }))).toMatchObject({ slug: 'summer', isNew: false });
});

test('a new bucket version draws everybody anew, and so does another experiment', () => {
  for (const cookie of ['summer.7.1.100-300', 'summer.6.2.100-300', 'summer'])
    expect(assign(experiment, [summer], known({ seen: readSeen(cookie) }))).toMatchObject({ slug: 'alonetonight', isNew: true });
});

test('what no arm is called cannot be forced by a cookie', () => {
  expect(assign(experiment, [summer], known({ seen: readSeen('other.7.2.1-1'), stored: 'gone' }))).toMatchObject({ slug: 'alonetonight' });
});

test('who does not fit every arm is no part of the experiment', () => {
  const outside = { experiment: 0, bucket: 0, weights: '' };
  expect(assign(experiment, [], known())).toEqual({ slug: null, draw: outside, isNew: true });
  expect(assign(experiment, [variant('other', 1)], known())).toEqual({ slug: 'other', draw: outside, isNew: true });
  expect(assign(experiment, [], known({ seen: readSeen('summer.7.2.100-300') }))).toMatchObject({ slug: null, draw: outside });
});

test('without an experiment the fitting variants are drawn by weight, and a browser keeps what it saw while it fits', () => {
  const both = [variant('a', 300), variant('b', 100)];
  expect(slugs(both, null)).toEqual(['a', 'a', 'a', 'b']);
  expect(assign(null, both, known({ seen: readSeen('b.0.0.') }))).toMatchObject({ slug: 'b', isNew: false });
  expect(assign(null, [both[0]!], known({ seen: readSeen('b.0.0.') }))).toMatchObject({ slug: 'a', isNew: true });
  expect(assign(null, both, known({ seen: readSeen('b') }))).toMatchObject({ slug: 'a', isNew: true });
  expect(assign(null, [variant('a', 0)], known())).toMatchObject({ slug: null });
});
