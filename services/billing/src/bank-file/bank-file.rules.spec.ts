import * as fc from 'fast-check';
import { FILE_NAME, filedDebit, filedRefund, OWN_ACCOUNT } from '../testing/filed-payments.js';
import { bankAmount, bankText } from './bank-text.rules.js';
import { writeDebits } from './debit-file.rules.js';
import { writeRefunds } from './refund-file.rules.js';
import { requireValid } from './schema-check.js';

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);

test('a file of debits fits its schema: one batch for each day and sequence, with sums that add up', async () => {
  const debits = [
    filedDebit(),
    filedDebit({ endToEndId: 'RDV-D-8', sequence: 'OOFF', amount: 1 }),
    filedDebit({ endToEndId: 'RDV-D-9', due: '2026-11-27' }),
    filedDebit({ endToEndId: 'RDV-D-10', sequence: 'RCUR' }),
    filedDebit({ endToEndId: 'RDV-D-11', amount: 100 }),
  ];
  const xml = writeDebits(FILE_NAME, OWN_ACCOUNT, debits);
  await requireValid('pain.008', xml);
  expect(elements(xml, 'PmtInfId')).toEqual([1, 2, 3, 4].map((batch) => `${FILE_NAME.messageId}-${batch}`));
  expect(elements(xml, 'SeqTp')).toEqual(['FRST', 'OOFF', 'RCUR', 'FRST']);
  expect(elements(xml, 'ReqdColltnDt')).toEqual(['2026-11-26', '2026-11-26', '2026-11-26', '2026-11-27']);
  expect(elements(xml, 'NbOfTxs')).toEqual(['5', '2', '1', '1', '1']);
  expect(elements(xml, 'CtrlSum')).toEqual(['84.98', '28.99', '0.01', '27.99', '27.99']);
  expect(elements(xml, 'EndToEndId')).toEqual(['RDV-D-7', 'RDV-D-11', 'RDV-D-8', 'RDV-D-10', 'RDV-D-9']);
  expect(elements(xml, 'CreDtTm')).toEqual(['2026-11-24T10:00:00']);
});

test('it says what a bank has to know: creditor, mandate and account; no address, since nobody said in which country that is', () => {
  const xml = writeDebits(FILE_NAME, OWN_ACCOUNT, [filedDebit()]);
  expect(xml).toContain('<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">');
  expect(xml).toContain(
    '<CdtrSchmeId><Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>',
  );
  expect(xml).toContain('<MndtRltdInf><MndtId>RDV-42</MndtId><DtOfSgntr>2026-11-24</DtOfSgntr></MndtRltdInf>');
  expect(xml).toContain('<InstdAmt Ccy="EUR">27.99</InstdAmt>');
  expect(xml).toContain('<Nm>Zoe .b...&apos; Muller-Lecka</Nm>');
  expect(xml).not.toMatch(/PstlAdr|Ctry|AdrLine|Eglise|31612345678/);
});

test('a file of refunds fits its schema', async () => {
  const xml = writeRefunds(FILE_NAME, OWN_ACCOUNT, '2026-11-25', [filedRefund(), filedRefund({ endToEndId: 'RDV-R-2', amount: 5 })]);
  await requireValid('pain.001', xml);
  expect(elements(xml, 'CtrlSum')).toEqual(['10.05', '10.05']);
  expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-25</Dt></ReqdExctnDt>');
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
});

test.each([
  ['a debit without an account', (xml: string) => xml.replace(/<DbtrAcct>.*?<\/DbtrAcct>/, '')],
  ['elements in another order', (xml: string) => xml.replace(/(<DbtrAgt>.*?<\/DbtrAgt>)(<Dbtr>.*?<\/Dbtr>)/, '$2$1')],
  ['another currency', (xml: string) => xml.replace('Ccy="EUR"', 'Ccy="USD"')],
  ['an amount of nothing', (xml: string) => xml.replace('>27.99</InstdAmt>', '>0.00</InstdAmt>')],
  ['a tenth of a cent', (xml: string) => xml.replace('>27.99</InstdAmt>', '>27.999</InstdAmt>')],
  ['a sequence that there is not', (xml: string) => xml.replace('<SeqTp>FRST', '<SeqTp>LAST')],
  ['a name of more than 35 characters', (xml: string) => xml.replace('RDV-D-7</EndToEndId>', `${'x'.repeat(36)}</EndToEndId>`)],
  ['letters that banks do not take', (xml: string) => xml.replace('<Nm>Zoe', '<Nm>Zoë')],
  ['an address in lines', (xml: string) => xml.replace(/(<Dbtr><Nm>.*?<\/Nm>)/, '$1<PstlAdr><AdrLine>x</AdrLine></PstlAdr>')],
  ['another message', (xml: string) => xml.replace('pain.008.001.08', 'pain.008.001.02')],
])('the schema refuses %s', async (_, change) => {
  const xml = writeDebits(FILE_NAME, OWN_ACCOUNT, [filedDebit()]);
  expect(change(xml)).not.toBe(xml);
  await expect(requireValid('pain.008', change(xml))).rejects.toThrow('A pain.008 does not fit its schema');
});

test('whatever is typed as a name fits the schema', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 70 });
  const debits = fc
    .sample(fc.record({ holder: text }), 200)
    .map((typed, index) => filedDebit({ endToEndId: `RDV-D-${index + 1}`, account: { ...filedDebit().account, ...typed } }));
  await expect(requireValid('pain.008', writeDebits(FILE_NAME, OWN_ACCOUNT, debits))).resolves.toBeUndefined();
});

test.each([
  ['Zoë Müller', 70, 'Zoe Muller'],
  ['Straße Øre Łódź Þór', 70, 'Strasse Ore Lodz THor'],
  ['Ζωή Θεοδωράκη', 70, 'Zoi THeodoraki'],
  ['Владимир Йорданов', 70, 'Vladimir Iordanov'],
  ['李明 🎈', 70, '.. .'],
  ['//a//b/', 70, 'a/b'],
  ['  a \n b  ', 70, 'a b'],
  ['////', 70, '.'],
  ['', 70, '.'],
  ['abcdef', 3, 'abc'],
  ['ab /cd', 4, 'ab'],
])('%j in %i characters is %s', (text, max, written) => expect(bankText(text, max)).toBe(written));

test('amounts are cents with a point', () => {
  expect([bankAmount(1), bankAmount(2799), bankAmount(100), bankAmount(1_000_000_005)]).toEqual(['0.01', '27.99', '1.00', '10000000.05']);
});
