import { nameFault, skeletonOf } from './names.rules.js';

const SITE = 'Rendezvous';

test.each([
  ['Anna', 'Аnnа', 'letters of another alphabet'],
  ['Ian', 'lan', 'a small L for a capital I'],
  ['Bob', 'B0b', 'a digit for a letter'],
  ['Marny', 'Mamy', 'r and n for m'],
  ['José', 'Jose\u0301', 'an accent of its own'],
  ['Anna', 'Anna\ufe0f', 'something invisible at the end'],
  ['Anna', '\uff21nna', 'a wide letter'],
  ['ANNA', 'anna', 'another case'],
])('%s and %s look the same: %s', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Zoé', 'Zoe'],
  ['Lou', 'Loup'],
  ['Anna Maria', 'Annamaria'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test.each([
  'Admin',
  'ADMIN',
  'adm1n',
  'Admin 2',
  'S.u.p.p.o.r.t',
  'Supp0rt',
  'Ѕupport',
  'SUPPОRТ',
  'Team Support',
  'Supporter',
  'Anna Staff',
  'S.t.a.f.f',
  'RendezvousTeam',
  'Rendez-vous',
  'Modératrice',
  'Moderateur',
  'Service Client',
  'Deleted member',
  'Obsługa klienta',
  'R3ndezvous',
  'Op3rator',
  '0p3r4t0r',
  '5upport',
  '@dmin',
  'Admin4',
  '🅰dmin',
  'ⓐⓓⓜⓘⓝ',
  '🅐🅓🅜🅘🅝',
  '🇦🇩🇲🇮🇳',
  's y s t e m',
  'S-y-s-t-è-m-e',
])('%s is reserved', (name) => {
  expect(nameFault(name, SITE)).toBe('reserved');
});

test.each([
  'Badminton',
  'Anna',
  'Stafford',
  'Aïdé',
  'Constance',
  'Renée',
  'Олена',
  'Ελένη',
  '美咲 Misaki',
  'O’Connor',
  'J.-P.',
  "O'Neil",
  '❤️ Lou',
  'Théo 75',
  'Adminn',
  'Sam3',
  'Bo',
  '美咲',
  'माँ',
])('%s is a name like any other', (name) => {
  expect(nameFault(name, SITE)).toBeNull();
});

test.each(['Win 500 EUR evil.com', 'Tel 0612345678', 'http://evil.com/x', '<a href=//evil.com>x</a>', 'support.com'])(
  '%s leads elsewhere',
  (name) => {
    expect(nameFault(name, SITE)).toBe('contact');
  },
);

test.each([
  ['Rendezvous', 'Rendez', 'a short name of a site stands in longer names'],
  ['Lou 2', '☆', 'a name without letters reserves none'],
])('%s is a name like any other at the site %s: %s', (name, site) => {
  expect(nameFault(name, site)).toBeNull();
});

test.each([
  ['Marny', 'Marny'],
  ['MARNY', 'Marny'],
  ['marny', 'MARNY'],
  ['Lil', 'LIL'],
])('%s is reserved at the site %s', (name, site) => {
  expect(nameFault(name, site)).toBe('reserved');
});

test.each(['Pаul', 'Ελena', 'Olenа Petrenko', 'Աnna', 'Anნa', 'Ꭰnna', 'Annⲁ', 'Annaא', 'Annaع', 'Annaअ', 'Annaก'])(
  '%s mixes alphabets',
  (name) => {
    expect(nameFault(name, SITE)).toBe('mixed-alphabets');
  },
);

test.each(['...', '♥♥♥', '12345', 'A1', '— —', '🌹🌹'])('%s has too few letters to be a name', (name) => {
  expect(nameFault(name, SITE)).toBe('letters');
});
