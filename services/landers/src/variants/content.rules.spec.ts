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

test.each([
  ['en', 'Twenty free credits to begin with', 'Twenty free credits'],
  ['en', 'One credit a message', 'One credit'],
  ['en', 'Twenty-five credits', 'five credits'],
  ['en', 'Seven free days for you', 'Seven free days'],
  ['en', 'Ninety per cent answer', 'Ninety per cent'],
  ['en', 'Thousands of active members', 'Thousands of active members'],
  ['en', 'Two million users', 'million users'],
  ['fr', 'Vingt crédits offerts', 'Vingt crédits'],
  ['fr', 'Des milliers d’utilisateurs', 'milliers d’utilisateurs'],
  ['nl', 'Vijfentwintig credits cadeau', 'Vijfentwintig credits'],
  ['nl', 'Duizenden nieuwe leden', 'Duizenden nieuwe leden'],
  ['de', 'Zwanzig Credits geschenkt', 'Zwanzig Credits'],
  ['de', 'Fünfundzwanzig Credits', 'Fünfundzwanzig Credits'],
  ['de', 'Über zehntausend Mitglieder', 'zehntausend Mitglieder'],
  ['it', 'Venticinque crediti per te', 'Venticinque crediti'],
  ['it', 'Migliaia di iscritti', 'Migliaia di iscritti'],
  ['es', 'Veinte créditos de regalo', 'Veinte créditos'],
  ['es', 'Miles de miembros', 'Miles de miembros'],
  ['pl', 'Dwadzieścia kredytów na start', 'Dwadzieścia kredytów'],
  ['pl', 'Pięćset nowych użytkowników', 'Pięćset nowych użytkowników'],
])('a number in words is one, too, beside what the site counts (%s): %s', (_, text, counted) => {
  expect(contentFaults({ lead: text })).toEqual([{ path: ['lead'], reason: expect.stringContaining(`counts something ("${counted}")`) }]);
});

test.each([
  'With one honest line.',
  'Two people, one evening',
  'Two members meet, and nobody else is there.',
  'One face, and credits where credit is due',
  'A hundred people in the room, and nobody to talk to',
  'Once members write, they stay.',
  'Three questions, and your first line is written',
  'Three free evenings a week?',
  'Deux membres, une soirée',
  'Zwei Menschen an einem Tisch',
  'Zehn kluge Sätze',
  'Se sei membro, scrivi. Se sei iscritto, anche.',
  'Dos personas, una mesa',
  'Mil gracias, y buenas noches',
  'Dwie osoby przy jednym stole',
  'Twee leden aan één tafel',
])('numbers of a story pass: %s', (text) => {
  expect(contentFaults(text)).toEqual([]);
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
