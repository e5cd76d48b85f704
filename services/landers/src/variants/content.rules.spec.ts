import { contentFaults } from './content.rules.js';

test.each([
  ['3 credits for you', 'number'],
  ['Only €5', 'money'],
  ['Half price: 50 %', 'money'],
  ['Cinq euros', 'money'],
  ['A match guaranteed', 'promises'],
  ['Joining is free', 'promises'],
  ['Inscription gratuite', 'promises'],
  ['Rencontre garantie', 'promises'],
  ['Kostenlos anmelden', 'promises'],
  ['I am {age} or older', 'holds {age}, which stands for nothing'],
])('"%s" is the site’s to say', (text, word) => {
  expect(contentFaults({ lead: text })).toEqual([{ path: ['lead'], reason: expect.stringContaining(word) }]);
});

test('every text is looked at, and its place told', () => {
  const content = {
    heading: 'Hello',
    sections: [
      { heading: 'One', text: 'fine' },
      { heading: 'Two', text: '2 of us' },
    ],
    alt: { portrait: '$' },
  };
  expect(contentFaults(content).map(({ path }) => path)).toEqual([
    ['sections', 1, 'text'],
    ['alt', 'portrait'],
  ]);
});

test('ordinary words pass', () => {
  for (const text of [
    'Free tonight?',
    'La liberté',
    'Nobody has to perform here.',
    'Hauptsache, gute Gesellschaft',
    'I am {min_age} or older',
    '{refund}',
  ])
    expect(contentFaults(text)).toEqual([]);
});

test('a member’s name may stand where the template is about one, and nowhere else', () => {
  expect(contentFaults('Say hello to {name}', { about: 'member' })).toEqual([]);
  expect(contentFaults('Say hello to {name}')).toEqual([{ path: [], reason: expect.stringContaining('{name}') }]);
});
