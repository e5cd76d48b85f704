import { interestOrder } from './interest-order';

test.each([
  [
    'fr',
    ['Les voyages', 'L’art', 'À trois', 'Une relation', 'La bière', 'Le thé', 'L’échange de photos'],
    ['À trois', 'L’art', 'La bière', 'L’échange de photos', 'Une relation', 'Le thé', 'Les voyages'],
  ],
  ['en', ['The outdoors', 'Art', 'A relationship', 'Theatre', 'Animals'], ['Animals', 'Art', 'The outdoors', 'A relationship', 'Theatre']],
])('interests stand in the order of their nouns, not of their articles: %s', (locale, names, expected) => {
  expect(names.toSorted(interestOrder(locale))).toEqual(expected);
});
