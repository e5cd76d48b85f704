import { SearchQuery } from '@rendezvous/contracts/search/members';
import { askedOrLast, keptQuery, lastQuery } from './search-query.rules.js';

const asked = (query: object) => SearchQuery.parse(query);
const LAST = 'country=BE&order=near';

test('the same search is kept in one way of writing, without what is usual or stands beside it', () => {
  expect(keptQuery('photo=yes&hair_color=red&page=3&me=male&order=active&remembered=yes&utm=1')).toBe('hair_color=red&photo=yes');
  expect(keptQuery('order=near&passed=no')).toBe('order=near&passed=no');
  expect(lastQuery('order=near&passed=no&seen=yes')).toBe('order=near');
});

test('where nothing is asked, and the list remembers, it is what was searched last', () => {
  expect(askedOrLast(asked({ remembered: 'yes', sponsored: 'yes', me: 'male' }), LAST)).toMatchObject({
    country: 'BE',
    order: 'near',
    page: 1,
    sponsored: 'yes',
  });
  expect(askedOrLast(asked({ remembered: 'yes' }), 'min_age=nonsense')).toEqual(asked({ remembered: 'yes' }));
});

test.each([{}, { remembered: 'yes', page: 2 }, { remembered: 'yes', order: 'active' }, { remembered: 'yes', gender: 'female' }])(
  'what is asked wins: %j',
  (query) => expect(askedOrLast(asked(query), LAST)).toEqual(asked(query)),
);
