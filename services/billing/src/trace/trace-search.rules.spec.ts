import { candidatesFor, documentOf, numberOf } from './trace-search.rules.js';

const kinds = (text: string) => candidatesFor(text).map(({ kind }) => kind);

const ELSEWHERE = ['payment', 'refund', 'dispute', 'event', 'mandate', 'bank-file', 'bank-answer', 'line'];

test.each([
  ['41', ['order', 'entry', 'member']],
  ['#41', ['member']],
  ['2026-000012', ['receipt']],
  ['c2026-000012', ['credit-note']],
  ['ada@given.test', ['member']],
  ['pi_3SVx2kJ8', ELSEWHERE],
  ['RDV-D-7', ELSEWHERE],
  ['2147483648', ELSEWHERE],
  ['0', ELSEWHERE],
])('"%s" may name %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test('a name says what it names', () => {
  expect(candidatesFor('entry:512')).toEqual([{ kind: 'entry', value: '512' }]);
  expect(candidatesFor('bank-file:RDV-20261125')).toEqual([{ kind: 'bank-file', value: 'RDV-20261125' }]);
  expect(candidatesFor('line:12/3')).toEqual([{ kind: 'line', value: '12/3' }]);
  expect(candidatesFor('event:evt_1:2')).toEqual([{ kind: 'event', value: 'evt_1:2' }]);
  expect(kinds('nothing:512')).toEqual(ELSEWHERE);
});

test('numbers are those that a table can hold, documents have a year and a number', () => {
  expect(['1', '2147483647', '2147483648', '0', '1.5', 'x'].map(numberOf)).toEqual([1, 2_147_483_647, null, null, null, null]);
  expect(documentOf('2026-000042')).toEqual({ company: null, year: 2026, number: 42, label: '2026-000042' });
  expect(documentOf('3/C2026-1000000')).toEqual({ company: 3, year: 2026, number: 1_000_000, label: 'C2026-1000000' });
  expect(documentOf('2026-42')).toBeNull();
});
