import { asAccountReport, hasOfficialSchemas, officiallyRefused } from '../testing/official-schemas.js';
import { codeOf, minorUnits } from './bank-report.js';
import { readBookingNotice } from './booking-notice.rules.js';
import { readStatusReport } from './status-report.rules.js';
import { readMessage } from './xml-reading.js';

/** What these tests had a bank write, by the message that it is. */
const written: Record<'pain.002.001.10' | 'camt.054.001.08', string[]> = { 'pain.002.001.10': [], 'camt.054.001.08': [] };

const documentOf = (xml: string) => readMessage(Buffer.from(xml)).document;
const inDocument = (message: string, content: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${content}</Document>`;

const read = (message: keyof typeof written, content: string) => {
  const xml = inDocument(message, content);
  written[message].push(xml);
  return documentOf(xml);
};

const status = (group: string, batches = '') =>
  readStatusReport(
    read(
      'pain.002.001.10',
      `<CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-24T10:00:00+01:00</CreDtTm></GrpHdr>
       <OrgnlGrpInfAndSts><OrgnlMsgId>M</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>${batches}</CstmrPmtStsRpt>`,
    ),
  );
const batch = (content: string) => `<OrgnlPmtInfAndSts><OrgnlPmtInfId>M-1</OrgnlPmtInfId>${content}</OrgnlPmtInfAndSts>`;
const transaction = (name: string, state: string, reason = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>${state}</TxSts>${reason}</TxInfAndSts>`;
const REASON = '<StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>';

test('of a status report it is read which payments are taken and refused, and why', () => {
  const report = status(
    '<GrpSts>PART</GrpSts>',
    batch(transaction('RDV-D-1', 'RJCT', REASON) + transaction('RDV-D-2', 'ACSP') + transaction('RDV-D-3', 'PDNG')),
  );
  const line = { amount: null, currency: null, onDay: '2026-11-24' };
  expect(report).toEqual({
    kind: 'pain.002',
    messageId: 'B1',
    writtenOn: '2026-11-24',
    accounts: [],
    verdict: { messageId: 'M', state: 'partly', refused: [] },
    lines: [
      { ...line, says: 'rejected', endToEndId: 'RDV-D-1', reason: 'AM04' },
      { ...line, says: 'accepted', endToEndId: 'RDV-D-2', reason: null },
    ],
  });
});

test.each([
  [
    'all of it',
    status('<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>'),
    'rejected',
    [{ name: 'M', reason: 'FF01' }],
  ],
  ['a batch of it', status('', batch(`<PmtInfSts>RJCT</PmtInfSts>${REASON}`)), 'partly', [{ name: 'M-1', reason: 'AM04' }]],
  ['nothing of it', status('<GrpSts>ACCP</GrpSts>'), 'accepted', []],
  ['one payment of it', status('', batch(transaction('RDV-D-1', 'RJCT'))), 'partly', []],
  ['nothing that was named', status('', batch(transaction('RDV-D-1', 'ACCP'))), 'accepted', []],
  ['nothing yet', status('<GrpSts>PDNG</GrpSts>'), null, []],
])('a bank refuses %s', (_, report, state, refused) => expect(report?.verdict).toEqual({ messageId: 'M', state, refused }));

const noticeOf = (entries: string) =>
  `<BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>B2</MsgId><CreDtTm>2026-11-24T10:00:00</CreDtTm></GrpHdr>
    <Ntfctn><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn>`;
const notice = (entries: string) => readBookingNotice(read('camt.054.001.08', noticeOf(entries)));
const BOOKED_AS = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd>';
const entry = (details: string, { direction = 'CRDT', state = 'BOOK', amount = '27.99' } = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>${state}</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>${BOOKED_AS}${details}</Ntry>`;
const details = (content: string) => `<NtryDtls><TxDtls>${content}</TxDtls></NtryDtls>`;
const named = (name: string) => `<Refs><EndToEndId>${name}</EndToEndId></Refs>`;
const RETURN = '<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>';
const booked = { says: 'booked', endToEndId: 'RDV-D-1', amount: 2799, currency: 'EUR', reason: null, onDay: '2026-11-26' };

test.each([
  ['a debit that came', entry(details(named('RDV-D-1'))), booked],
  ['one that goes back', entry(details(named('RDV-D-1') + RETURN), { direction: 'DBIT' }), { ...booked, says: 'returned', reason: 'MD06' }],
  ['one that goes back without a reason', entry(details(named('RDV-D-1')), { direction: 'DBIT' }), { ...booked, says: 'returned' }],
  [
    'one that goes back with the bank’s charges',
    entry(
      details(
        `${named('RDV-D-1')}<AmtDtls><InstdAmt><Amt Ccy="EUR">27.99</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">31.49</Amt></TxAmt></AmtDtls>${RETURN}`,
      ),
      {
        direction: 'DBIT',
        amount: '31.49',
      },
    ),
    { ...booked, says: 'returned', reason: 'MD06' },
  ],
  ['a refund that went out', entry(details(named('RDV-R-1')), { direction: 'DBIT' }), { ...booked, endToEndId: 'RDV-R-1' }],
  ['a refund that came back', entry(details(named('RDV-R-1'))), { ...booked, says: 'returned', endToEndId: 'RDV-R-1' }],
  ['money of which nothing is said', entry(''), { ...booked, endToEndId: null }],
])('a notice tells of %s', (_, entries, line) => expect(notice(entries)?.lines).toEqual([line]));

const one = (name: string, more: string) => `<TxDtls>${named(name)}${more}</TxDtls>`;
const amount = (text: string, currency = 'EUR') => `<Amt Ccy="${currency}">${text}</Amt>`;
const together = (content: string, count = '') =>
  `<NtryDtls>${count === '' ? '' : `<Btch><NbOfTxs>${count}</NbOfTxs></Btch>`}${content}</NtryDtls>`;
const two = one('RDV-D-1', amount('12.99')) + one('RDV-D-2', amount('27.99'));
const linesOf = (entries: string) =>
  notice(entries)?.lines.map(({ endToEndId, amount: cents, batchDiffers = false }) => [endToEndId, cents, batchDiffers]);
const back = (name: string, asked: string, taken: string) =>
  one(name, `${amount(taken)}<AmtDtls><InstdAmt>${amount(asked)}</InstdAmt></AmtDtls>${RETURN}`);

describe('payments that are booked together', () => {
  test.each([
    ['without a count', entry(together(two), { amount: '40.98' })],
    ['with a count', entry(together(two, '2'), { amount: '40.98' })],
    [
      'in two lists, each with a count',
      entry(together(one('RDV-D-1', amount('12.99')), '1') + together(one('RDV-D-2', amount('27.99')), '1'), { amount: '40.98' }),
    ],
  ])('have amounts of their own, which add up to what was booked: %s', (_, entries) =>
    expect(linesOf(entries)).toEqual([
      ['RDV-D-1', 1299, false],
      ['RDV-D-2', 2799, false],
    ]),
  );

  test('go back with the bank’s charges: what is booked adds up, and what was asked for is told', () => {
    const entries = entry(together(back('RDV-D-1', '12.99', '16.49') + back('RDV-D-2', '27.99', '31.49')), {
      direction: 'DBIT',
      amount: '47.98',
    });
    expect(linesOf(entries)).toEqual([
      ['RDV-D-1', 1299, false],
      ['RDV-D-2', 2799, false],
    ]);
  });

  test('that go the other way are taken off', () => {
    const other = one('RDV-R-1', `${amount('12.99')}<CdtDbtInd>DBIT</CdtDbtInd>`);
    const entries = entry(together(one('RDV-D-2', amount('27.99')) + other), { amount: '15.00' });
    expect(linesOf(entries)?.map(([, , differs]) => differs)).toEqual([false, false]);
  });

  test.each([
    ['do not add up', entry(together(two), { amount: '40.97' })],
    ['are fewer than the bank says', entry(together(two, '3'), { amount: '40.98' })],
    ['are one, where the bank says that they are two', entry(together(one('RDV-D-1', amount('40.98')), '2'), { amount: '40.98' })],
    [
      'are in another currency',
      entry(together(one('RDV-D-1', amount('12.99', 'CHF')) + one('RDV-D-2', amount('27.99'))), { amount: '40.98' }),
    ],
    ['have no amounts', entry(together(one('RDV-D-1', amount('12.99')) + one('RDV-D-2', '')), { amount: '40.98' })],
  ])('and %s are all in doubt', (_, entries) => {
    expect(new Set(linesOf(entries)?.map(([, , differs]) => differs))).toEqual(new Set([true]));
  });
});

test('what is only foreseen counts for nothing, and neither a prefix nor an older version changes anything', () => {
  const debit = entry(details(named('RDV-D-1')));
  expect(notice(entry(details(named('RDV-D-1')), { state: 'PDNG' }))?.lines).toEqual([]);
  const prefixed = inDocument('camt.054.001.08', noticeOf(debit))
    .replaceAll(/<(\/?)(\w)/g, '<$1ns:$2')
    .replace('xmlns', 'xmlns:ns');
  expect(readBookingNotice(documentOf(prefixed))?.lines).toEqual([booked]);
  // of the version that banks sent until 2023 the state is text
  const older = inDocument('camt.054.001.02', noticeOf(debit).replace(/<Sts><Cd>(\w+)<\/Cd>/, '<Sts>$1'));
  expect(readBookingNotice(documentOf(older))?.lines).toEqual([booked]);
  expect(notice('')?.accounts).toEqual(['DE89370400440532013000']);
});

test('amounts are read to the cent, and codes are four letters', () => {
  expect(['27.99', '27.9', '27', '0.01', '5.5000', '1234567890123.99'].map(minorUnits)).toEqual([
    2799, 2790, 2700, 1, 550, 123_456_789_012_399,
  ]);
  expect(['', '-1', '1e9', '1,00', '1.999', 'x', '12345678901234'].map(minorUnits)).toEqual([null, null, null, null, null, null, null]);
  expect([codeOf('AM04'), codeOf('AM4'), codeOf('am04'), codeOf('AM044'), codeOf(undefined)]).toEqual(['AM04', null, null, null, null]);
});

const officially = hasOfficialSchemas() ? describe : describe.skip;
if (!hasOfficialSchemas())
  console.warn('SKIPPED: 1 test of these messages against ISO’s own schemas, which npm test fetches from the packages of Debian.');

officially('by the schemas that ISO publishes', () => {
  test('a bank could say what it is made to say here', async () => {
    const { 'pain.002.001.10': reports, 'camt.054.001.08': notices } = written;
    expect([reports.length, notices.length].map((count) => count > 5)).toEqual([true, true]);
    expect(await officiallyRefused('pain.002.001.10', reports)).toEqual(new Set());
    expect(await officiallyRefused('camt.052.001.08', notices.map(asAccountReport))).toEqual(new Set());
  });
});
