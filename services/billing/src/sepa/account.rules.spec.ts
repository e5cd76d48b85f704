import { ibanCountry, maskIban, maskMobile, mobileCountry, readIban, readMobile } from './account.rules.js';

test.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  [' nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
  ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['NL91ABNA0417164301', null],
  ['NL91ABNA041716430', null],
  ['XX91ABNA0417164300', null],
  ['', null],
  ['NL91ABNA0417164300; drop table', null],
])('%s is read as %s', (typed, iban) => expect(readIban(typed)).toBe(iban));

test.each([
  ['06 1234 5678', 'NL', '+31612345678'],
  ['+33 6 12 34 56 78', 'NL', '+33612345678'],
  ['0049 151 23456789', 'NL', '+4915123456789'],
  ['020 624 1111', 'NL', null],
  ['0900 1234', 'NL', null],
  ['06123', 'NL', null],
  ['call me', 'NL', null],
] as const)('%s, dialled in %s, is read as %s', (typed, country, mobile) => expect(readMobile(typed, country)).toBe(mobile));

test.each([
  ['+31612345678', 'NL'],
  ['+33612345678', 'FR'],
  ['+447400123456', 'GB'],
  ['+262692123456', 'RE'],
  ['+883510001234567', null],
])('%s is of %s', (mobile, country) => expect(mobileCountry(mobile)).toBe(country));

test('what is shown tells the country and the last characters', () => {
  expect([maskIban('NL91ABNA0417164300'), ibanCountry('NL91ABNA0417164300'), maskMobile('+31612345678')]).toEqual([
    'NL•• •••• 4300',
    'NL',
    '••• 678',
  ]);
});
