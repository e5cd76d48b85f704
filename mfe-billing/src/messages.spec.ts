import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { billingRefusals } from '@rendezvous/contracts/billing/refusals';
import { ENTRY_KINDS, STATEMENT_KINDS } from '@rendezvous/contracts/billing/statement';
import commonEn from '../../libs/client/src/messages/en.json';
import en from './messages/en';
import fr from './messages/fr';
import { confirmationTexts } from './credits/confirmation/texts';
import { noBundleTexts } from './credits/no-bundle/texts';
import { creditTexts } from './credits/texts';
import { directDebitTexts } from './direct-debit/texts';
import { leavingTexts } from './leaving/texts';
import { adjustmentsTexts } from './operator/adjustments/texts';
import { blockTexts } from './operator/blocks/texts';
import { bundlesTexts } from './operator/bundles/texts';
import { openRefundTexts } from './open-refund/texts';
import { codesTexts } from './operator/codes/texts';
import { directDebitsTexts } from './operator/direct-debits/texts';
import { differencesTexts } from './operator/differences/texts';
import { disputesTexts } from './operator/disputes/texts';
import { methodsTexts } from './operator/methods/texts';
import { offersTexts } from './operator/offers/texts';
import { paymentsTexts } from './operator/payments/texts';
import { proofTexts } from './operator/proof/texts';
import { operatorRefundTexts } from './operator/refunds/texts';
import { traceTexts } from './operator/trace/texts';
import { revenueTexts } from './operator/revenue/texts';
import { webhooksTexts } from './operator/webhooks/texts';
import { paymentResultTexts } from './payment-result/texts';
import { premiumTexts } from './premium/texts';
import { refundRefusalTexts } from './refunds/refusals/texts';
import { refundTexts } from './refunds/texts';
import { repeatTexts } from './repeat-order/texts';
import { statementTexts } from './statement/texts';
import { storedMethodTexts } from './stored-methods/texts';
import { receiptPartTexts } from './receipt-parts/texts';
import { transactionTexts } from './transactions/texts';

const OPERATORS = [
  adjustmentsTexts,
  blockTexts,
  bundlesTexts,
  codesTexts,
  differencesTexts,
  directDebitsTexts,
  disputesTexts,
  methodsTexts,
  offersTexts,
  paymentsTexts,
  proofTexts,
  operatorRefundTexts,
  revenueTexts,
  traceTexts,
  webhooksTexts,
];
/** What all screens share, and what each screen brings along. */
const PARTS = [
  { en, fr },
  confirmationTexts,
  creditTexts,
  directDebitTexts,
  leavingTexts,
  receiptPartTexts,
  paymentResultTexts,
  premiumTexts,
  noBundleTexts,
  openRefundTexts,
  refundRefusalTexts,
  refundTexts,
  repeatTexts,
  statementTexts,
  storedMethodTexts,
  transactionTexts,
  ...OPERATORS,
];

const namesIn = (parts: readonly MessageFormatElement[]): string[] =>
  parts.flatMap((part) => [
    ...('value' in part && part.type !== TYPE.literal ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap((option) => namesIn(option.value)) : []),
  ]);
const variables = (text: string): string[] => [...new Set(namesIn(parse(text, { ignoreTag: true })))].toSorted();

test.each(PARTS)('both languages have the same messages with the same variables', (texts) => {
  const french: Readonly<Record<string, string>> = texts.fr;
  expect(Object.keys(texts.fr)).toEqual(Object.keys(texts.en));
  for (const [id, text] of Object.entries(texts.en)) expect([id, variables(french[id] ?? '')]).toEqual([id, variables(text)]);
});

test('every refusal of billing has a sentence', () => {
  const ids = [commonEn, ...PARTS.map((texts) => texts.en)].flatMap((texts) => Object.keys(texts));
  expect(Object.keys(billingRefusals).filter((code) => !ids.includes(`refusal.${code}`))).toEqual([]);
});

test('every kind of the ledger, and every word of its filter, is told', () => {
  const told = [...ENTRY_KINDS.map((kind) => `entry.${kind}`), ...STATEMENT_KINDS.map((kind) => `kind.${kind}`)];
  expect(told.filter((id) => !(`billing.statement.${id}` in statementTexts.en))).toEqual([]);
});

test('what a purchase is proved by has one name', () => {
  const all = PARTS.flatMap((texts) => [...Object.entries<string>(texts.en), ...Object.entries<string>(texts.fr)]);
  expect(all.filter(([, text]) => /invoice(?![},])|facture/i.test(text))).toEqual([]);
});

test('apostrophes are typographic', () => {
  const all = PARTS.flatMap((texts) => [...Object.entries(texts.en), ...Object.entries(texts.fr)]);
  expect(all.filter(([, text]) => text.includes("'"))).toEqual([]);
});
