import { MISSING_PARTS } from '@rendezvous/contracts/account/completeness';
import { completenessOf, type ProfileFacts } from './completeness.rules.js';

const nothing: ProfileFacts = {
  photos: 0,
  photo_limit: 3,
  about: null,
  interests: [],
  city: null,
  prompts: [],
  details: [null, null, null, null, null],
};
const whole: ProfileFacts = {
  photos: 3,
  photo_limit: 3,
  about: 'x'.repeat(60),
  interests: ['tea', 'wine', 'art'],
  city: 'Paris',
  prompts: [{ prompt: 'rain', answer: 'Soup.' }],
  details: ['single', 'red', false, null, null],
};

test('an empty profile lacks everything, a whole one nothing', () => {
  expect(completenessOf(nothing)).toEqual({ percent: 0, missing: [...MISSING_PARTS] });
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
});

test.each<[Partial<ProfileFacts>, number, string[]]>([
  [{ photos: 2 }, 90, ['photos']],
  [{ photos: 0 }, 60, ['photo', 'photos']],
  [{ photos: 1, photo_limit: 1 }, 100, []],
  [{ about: 'x'.repeat(59) }, 75, ['about']],
  [{ about: `${' '.repeat(40)}hello${' '.repeat(40)}` }, 75, ['about']],
  [{ about: '💛'.repeat(59) }, 75, ['about']],
  [{ interests: ['tea', 'wine'] }, 90, ['interests']],
  [{ city: null }, 90, ['city']],
  [{ details: ['single', 'red', null, null, null] }, 95, ['details']],
  [{ prompts: [] }, 90, ['prompts']],
])('%j: what is not there is named, and counts', (changes, percent, missing) => {
  expect(completenessOf({ ...whole, ...changes })).toEqual({ percent, missing });
});
