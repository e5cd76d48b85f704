import { typedIban } from './typed-iban';

/** The text with a bar where the caret is. */
const typed = (text: string): string => {
  const caret = text.indexOf('|');
  const after = typedIban(text.replace('|', ''), caret);
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

test('signs stand in groups of four, in capitals, without anything between', () => {
  expect(['|', 'de89|', 'de893|', 'DE89 3704 0044 0532 0130 00|', 'de89-3704.00|'].map(typed)).toEqual([
    '|',
    'DE89|',
    'DE89 3|',
    'DE89 3704 0044 0532 0130 00|',
    'DE89 3704 00|',
  ]);
});

test('the caret stays behind the sign that it stood behind, wherever something is typed or taken out', () => {
  expect(typed('DE891| 3704 0044')).toBe('DE89 1|370 4004 4');
  expect(typed('DE8| 3704 0044')).toBe('DE8|3 7040 044');
  expect(typed('|DE89 3704')).toBe('|DE89 3704');
  expect(typed('DE89 37|04')).toBe('DE89 37|04');
  expect(typed('DE89| 3704')).toBe('DE89| 3704');
});

test('what is pasted in the middle stands where it was pasted', () => {
  expect(typed('DE893704 0044| 99')).toBe('DE89 3704 0044| 99');
});

test('the word that invoices write before the number is left out, typed or pasted', () => {
  expect(typed('IBAN DE89 3704|')).toBe('DE89 3704|');
  expect(typed('iban: de89|')).toBe('DE89|');
  expect(typed('IB|AN DE89')).toBe('|DE89');
  expect(typed('IBA|')).toBe('IBA|');
});
