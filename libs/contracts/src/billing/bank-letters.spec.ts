import { isReadByBanks } from './bank-letters.js';

test.each(['Jürgen Müller', 'Łukasz Wiśniewski', 'Sinéad O’Neill', 'Anne-Marie', 'Ζωή', 'Владимир', 'José 🎈', '12 bis', '7'])(
  'a bank reads %s',
  (text) => expect(isReadByBanks(text)).toBe(true),
);

test.each([
  '🎈🎈',
  '李明',
  '…',
  '-',
  '',
  ' ',
  'Zoë \u202ednaH',
  'Zoë\u2067',
  'Zoë\nHand',
  'Zoë\u0000',
  'Zo\u200bë',
  'Zo\u00adë',
  'Zoë \ud83d',
])('a bank does not read %j', (text) => expect(isReadByBanks(text)).toBe(false));
