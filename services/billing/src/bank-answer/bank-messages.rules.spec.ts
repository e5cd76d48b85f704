import { codeOf, minorUnits } from './bank-report.js';
import { readBookingNotice } from './booking-notice.rules.js';
import { readStatusReport } from './status-report.rules.js';
import { readMessage } from './xml-reading.js';

const read = (message: string, content: string, prefix = '') => {
  const p = prefix === '' ? '' : `${prefix}:`;
  const declared = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  return readMessage(Buffer.from(`<${p}Document ${declared}="urn:iso:std:iso:20022:tech:xsd:${message}">${content}</${p}Document>`))
    .document;
};

const status = (group: string, batches = '') =>
  readStatusReport(
    read(
      'pain.002.001.03',
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

const notice = (entries: string, prefix = '') => {
  const p = prefix === '' ? '' : `${prefix}:`;
  const content = `<BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>B2</MsgId><CreDtTm>2026-11-24T10:00:00</CreDtTm></GrpHdr>
    <Ntfctn><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn>`;
  return readBookingNotice(read('camt.054.001.02', p === '' ? content : content.replaceAll(/<(\/?)(\w)/g, `<$1${p}$2`), prefix));
};
const entry = (details: string, { direction = 'CRDT', state = 'BOOK', amount = '27.99' } = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${state}</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>${details}</Ntry>`;
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

test('several payments in one entry have amounts of their own, or none', () => {
  const both = `<NtryDtls><TxDtls>${named('RDV-D-1')}<Amt Ccy="EUR">12.99</Amt></TxDtls><TxDtls>${named('RDV-D-2')}</TxDtls></NtryDtls>`;
  expect(notice(entry(both, { amount: '40.98' }))?.lines.map(({ amount }) => amount)).toEqual([1299, null]);
});

test('what is only foreseen counts for nothing, and a prefix changes nothing', () => {
  expect(notice(entry(details(named('RDV-D-1')), { state: 'PDNG' }))?.lines).toEqual([]);
  expect(notice(entry(details(named('RDV-D-1'))), 'ns')?.lines).toEqual([booked]);
  expect(notice('')?.accounts).toEqual(['DE89370400440532013000']);
});

test('amounts are read to the cent, and codes are four letters', () => {
  expect(['27.99', '27.9', '27', '0.01', '5.5000', '1234567890123.99'].map(minorUnits)).toEqual([
    2799, 2790, 2700, 1, 550, 123_456_789_012_399,
  ]);
  expect(['', '-1', '1e9', '1,00', '1.999', 'x', '12345678901234'].map(minorUnits)).toEqual([null, null, null, null, null, null, null]);
  expect([codeOf('AM04'), codeOf('AM4'), codeOf('am04'), codeOf('AM044'), codeOf(undefined)]).toEqual(['AM04', null, null, null, null]);
});
