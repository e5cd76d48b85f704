import { isContact } from './contact-names.rules.js';

test.each([
  ['Win 500 EUR evil.com', 'a site'],
  ['evil.com', 'a site alone'],
  ['EVIL.COM', 'a site in capitals'],
  ['x.co', 'a site of one letter'],
  ['evil.com/x', 'a page'],
  ['evil\ufe0f.com', 'a site with something invisible'],
  ['evil．com', 'a wide dot'],
  ['evil。com', 'a full stop of another script'],
  ['пример.рф', 'a site in another alphabet'],
  ['例子.中国', 'a site in Chinese'],
  ['💩.la', 'a site that is an emoji'],
  ['evil.c\u0327a', 'an accent of its own'],
  ['anna@evil.com', 'an e-mail address'],
  ['http://evil.com/x', 'a whole address'],
  ['http://localhost/x', 'an address without a dot'],
  ['http：／／1.2.3.4', 'wide signs'],
  ['<a href=//evil.com>x</a>', 'mark-up'],
  ['Anna <3', 'a bracket that opens'],
  ['Anna >', 'a bracket that closes'],
  ['＜b', 'a wide bracket'],
  ['Tel 0612345678', 'a phone number'],
  ['06 12 34 56 78 Zoé', 'one with spaces'],
  ['Zoé +33/6.12.34.56.78', 'one with signs'],
  ['Zoé 612-345678', 'a short one'],
  ['Zoé ٠٦١٢٣٤٥٦٧', 'digits of another script'],
  ['Zoé ０６１２３４５６７', 'wide digits'],
  ['Zoé 0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', 'digits on keys'],
])('%s is no name: %s', (name) => {
  expect(isContact(name)).toBe(true);
});

test.each([
  'J.-P.',
  'J.P. Morel',
  'J.R.R.',
  'M. Dupont',
  'Anna M. R.',
  'Dr. Müller',
  'O’Neil',
  "O'Neil",
  'Anne-Sophie',
  'Anna...',
  '...Anna',
  'Anna. Bob',
  'Anna/Bob',
  'Anna: Bob',
  'Lou 1990',
  'Théo 75 4711',
  'Zoé 31.12.1990',
  'Zoé 12345678',
  'Zoé12345Anna6789',
  '美咲 Misaki',
])('%s is a name like any other', (name) => {
  expect(isContact(name)).toBe(false);
});
