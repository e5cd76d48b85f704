import * as fc from 'fast-check';
import { type Booking, writeBookingNotice, writeStatusReport } from '../sandbox-debits/debit-answers.js';
import { brokenOnce } from '../testing/broken-xml.js';
import { FILE_NAME, filedDebit, filedRefund, OWN_ACCOUNT } from '../testing/filed-payments.js';
import { asAccountReport, hasOfficialSchemas, officiallyRefused, refusedBy } from '../testing/official-schemas.js';
import { type FiledDebit, writeDebits } from './debit-file.rules.js';
import { type FiledRefund, writeRefunds } from './refund-file.rules.js';
import { SCHEMAS } from './schema.js';

const officially = hasOfficialSchemas() ? describe : describe.skip;
if (!hasOfficialSchemas())
  console.warn('SKIPPED: 7 tests of bank files against ISO’s own schemas, which npm test fetches from the packages of Debian.');

const debits = (filed: readonly FiledDebit[], own = OWN_ACCOUNT): string => writeDebits(FILE_NAME, own, filed);
const refunds = (filed: readonly FiledRefund[], own = OWN_ACCOUNT): string => writeRefunds(FILE_NAME, own, '2026-11-25', filed);

const typed = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), 100);
const held = (holder: string) => ({ ...filedDebit().account, holder });
const LONG = 'Société Générale d’Édition / Überseehandel & Söhne '.repeat(4);
const LARGEST = 99_999_999_999;
const OWN_ACCOUNTS = [
  { ...OWN_ACCOUNT, name: LONG },
  { ...OWN_ACCOUNT, name: 'Владимир' },
  { ...OWN_ACCOUNT, bic: 'COBADEFF' },
  { name: 'R', id: 'FR72ZZZ123456', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
];

const DEBIT_FILES: readonly string[] = [
  debits([filedDebit()]),
  ...(['FRST', 'RCUR', 'OOFF'] as const).map((sequence) => debits([filedDebit({ sequence })])),
  debits([
    filedDebit(),
    filedDebit({ endToEndId: 'RDV-D-8', sequence: 'OOFF', amount: 1 }),
    filedDebit({ endToEndId: 'RDV-D-9', due: '2026-11-27' }),
    filedDebit({ endToEndId: 'RDV-D-10', sequence: 'RCUR', amount: LARGEST }),
  ]),
  debits(
    Array.from({ length: 1000 }, (_, index) =>
      filedDebit({ endToEndId: `RDV-D-${index}`, amount: LARGEST, due: `2026-11-${10 + (index % 9)}` }),
    ),
  ),
  debits(typed.map((text, index) => filedDebit({ endToEndId: `RDV-D-${index}`, account: held(text), purpose: text }))),
  ...OWN_ACCOUNTS.map((own) =>
    debits([filedDebit({ account: held(LONG), purpose: LONG, mandate: { reference: 'RDV-2147483647', signedOn: '2026-02-28' } })], own),
  ),
];

const REFUND_FILES: readonly string[] = [
  refunds([filedRefund()]),
  refunds([
    filedRefund({ amount: LARGEST }),
    filedRefund({ endToEndId: 'RDV-R-2147483647', amount: 1, iban: 'MT84MALT011000012345MTLCAST001S' }),
  ]),
  refunds(typed.map((text, index) => filedRefund({ endToEndId: `RDV-R-${index}`, holder: text, purpose: text }))),
  ...OWN_ACCOUNTS.map((own) => refunds([filedRefund({ holder: LONG, purpose: LONG })], own)),
];

const ANSWERED = { messageId: '0123456789abcdef0123456789abcdef-st', createdAt: new Date('2026-11-26T10:00:00.123Z') };
const BOOKED: Booking = { name: 'RDV-D-7', amount: 2799, direction: 'CRDT', day: '2026-11-26' };

officially('by the schemas that ISO publishes', () => {
  test('every file of debits that we write is one', async () =>
    expect(await officiallyRefused('pain.008.001.08', DEBIT_FILES)).toEqual(new Set()));

  test('every file of refunds that we write is one', async () =>
    expect(await officiallyRefused('pain.001.001.09', REFUND_FILES)).toEqual(new Set()));

  test('so is what the bank of the demo says of a file', async () => {
    const { messageId } = FILE_NAME;
    const reports = [
      writeStatusReport(ANSWERED, { messageId, kind: 'pain.008.001.08' }, [
        { name: 'RDV-D-7', status: 'ACSP' },
        { name: 'RDV-D-8', status: 'PDNG' },
        { name: 'RDV-D-9', status: 'RJCT', reason: 'AC01' },
      ]),
      writeStatusReport(ANSWERED, { messageId, kind: 'pain.001.001.09', status: 'RJCT', reason: 'FF01' }, []),
    ];
    expect(await officiallyRefused('pain.002.001.10', reports)).toEqual(new Set());
  });

  test('and of what it booked, by the types that such a notice shares with the report of an account', async () => {
    const bookings: readonly Booking[] = [
      BOOKED,
      { ...BOOKED, direction: 'DBIT', reason: 'MD06' },
      { ...BOOKED, name: 'RDV-R-7', direction: 'DBIT' },
      { ...BOOKED, name: 'RDV-R-7', reason: 'AC04' },
    ];
    const notice = asAccountReport(writeBookingNotice(ANSWERED, OWN_ACCOUNT.iban, bookings));
    const broken = [/<BkTxCd>.*?<\/BkTxCd>/, /<Sts>.*?<\/Sts>/, ' Ccy="EUR"', /<Id>[^<]{5,}<\/Id>/].map((part) => notice.replace(part, ''));
    expect(await officiallyRefused('camt.052.001.08', [notice, ...broken])).toEqual(new Set([1, 2, 3, 4]));
  });

  test('what is no such file is refused', async () => {
    const broken = [
      ...[/<DbtrAcct>.*?<\/DbtrAcct>/, /<PmtMtd>.*?<\/PmtMtd>/, ' Ccy="EUR"'].map((part) => ({ part, by: '' })),
      { part: /(<DbtrAgt>.*?<\/DbtrAgt>)(<Dbtr>.*?<\/Dbtr>)/, by: '$2$1' },
      { part: 'Ccy="EUR"', by: 'Ccy="euro"' },
      { part: '<SeqTp>FRST', by: '<SeqTp>LAST' },
      { part: 'RDV-D-7</EndToEndId>', by: `${'x'.repeat(36)}</EndToEndId>` },
      { part: 'pain.008.001.08', by: 'pain.008.001.02' },
    ].map(({ part, by }) => debits([filedDebit()]).replace(part, by));
    expect((await officiallyRefused('pain.008.001.08', broken)).size).toBe(broken.length);
  });

  test.each([
    ['pain.008', 'pain.008.001.08', debits([filedDebit()])],
    ['pain.001', 'pain.001.001.09', refunds([filedRefund()])],
  ] as const)('whatever our own schema of a %s lets through is one', async (own, official, file) => {
    const broken = brokenOnce(file);
    const refused = await refusedBy(SCHEMAS[own], broken);
    const taken = broken.filter((_, index) => !refused.has(index));
    expect([taken.length, refused.size].map((count) => count > 10)).toEqual([true, true]);
    const wrong = await officiallyRefused(official, taken);
    expect(taken.filter((_, index) => wrong.has(index))).toEqual([]);
  });
});
