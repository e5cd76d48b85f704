import { moneyFormat } from '@rendezvous/contracts/kernel';
import type { SandboxDispute, SandboxPayment } from './sandbox-payment.entity.js';
import { BANK_TEXTS } from './bank-texts.js';
import { BANK_CARDS, CARD_PRINTS } from './bank-card.rules.js';
import { BANK_DELIVERIES, type BankOutcome, DISPUTE_BEGINS, DISPUTE_GOES, type DisputeStep } from './sandbox.rules.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const BANK_MARK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10l9-6 9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18"/></svg>';

const moneyOf = ({ locale, currency }: SandboxPayment, amount: number): string =>
  new Intl.NumberFormat(locale, moneyFormat(currency)).format(amount / 100);

/** The bank's page for one payment: plain HTML that works without a script. */
export const bankPage = (payment: SandboxPayment, disputes: readonly SandboxDispute[]): string => {
  const { locale, merchant, credits } = payment;
  const texts = BANK_TEXTS[locale];
  const amount = moneyOf(payment, payment.amount);
  const open = payment.status === 'open';
  const row = (term: string, text: string) => `<div><dt>${escape(term)}</dt><dd>${escape(text)}</dd></div>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(open ? texts.title : texts.decidedTitle)} · ${escape(texts.bank)}</title><link rel="stylesheet" href="/sandbox/bank.css"></head>
<body><header>${BANK_MARK}${escape(texts.bank)}</header>
<main><p class="test">${escape(texts.test)}</p>
<div class="panel"><h1>${escape(open ? texts.title : texts.decidedTitle)}</h1><p class="amount">${escape(amount)}</p>
<dl>${row(texts.to, merchant)}${row(texts.for(String(credits)), amount)}${row(texts.by, paidWith(payment))}</dl>
${note(payment)}
${open ? questions(payment) : closed(payment)}</div>${payment.status === 'captured' ? disputing(payment, disputes) : ''}</main></body></html>`;
};

/** A card by its print; where the shop asks to keep one, the payer chooses it below. */
const paidWith = ({ locale, method, card, store, status }: SandboxPayment): string => {
  const { card: texts, methods } = BANK_TEXTS[locale];
  if (method !== 'card') return methods[method];
  return store && status === 'open' ? texts.any : texts.print(CARD_PRINTS[card].brand, CARD_PRINTS[card].last4);
};

/** What is particular about a payment with a card that the shop keeps, or asks to keep. */
const note = ({ locale, status, store, storedCard }: SandboxPayment): string => {
  const texts = BANK_TEXTS[locale].card;
  const text =
    storedCard !== null && status === 'open'
      ? texts.confirm
      : store && status === 'open'
        ? texts.keep
        : store && status === 'captured'
          ? texts.kept
          : null;
  return text === null ? '' : `<p class="small">${escape(text)}</p>`;
};

/** Which card is kept: for testers, each with what becomes of the next payment. */
const cards = ({ locale, store }: SandboxPayment): string => {
  const { card: texts } = BANK_TEXTS[locale];
  if (!store) return '';
  const options = BANK_CARDS.map((card, index) => {
    const { brand, last4 } = CARD_PRINTS[card];
    const words = `${escape(texts.print(brand, last4))}<small>${escape(texts.next[card])}</small>`;
    return `<label><input type="radio" name="card" value="${card}"${index === 0 ? ' checked' : ''}><span>${words}</span></label>`;
  }).join('');
  return `<fieldset><legend>${escape(texts.choose)}</legend>${options}</fieldset>`;
};

const questions = (payment: SandboxPayment): string => {
  const { id, locale } = payment;
  const texts = BANK_TEXTS[locale];
  const button = (outcome: BankOutcome, look = '') =>
    `<button name="outcome" value="${outcome}"${look === '' ? '' : ` class="${look}"`}>${escape(texts.outcomes[outcome])}</button>`;
  const deliveries = BANK_DELIVERIES.map(
    (delivery, index) =>
      `<label><input type="radio" name="delivery" value="${delivery}"${index === 0 ? ' checked' : ''}>${escape(texts.deliveries[delivery])}</label>`,
  ).join('');
  return `<form method="post" action="/sandbox/bank/${id}">${cards(payment)}${button('approve', 'main')}${button('decline')}${button('cancel', 'quiet')}
<details><summary>${escape(texts.more)}</summary><div class="stack"><p class="small">${escape(texts.moreHint)}</p>
<fieldset><legend>${escape(texts.delivery)}</legend>${deliveries}</fieldset>${button('approve-late')}${button('cancel-then-approve')}</div></details></form>`;
};

const closed = ({ locale, merchant, returnUrl }: SandboxPayment): string => {
  const texts = BANK_TEXTS[locale];
  return `<p class="small">${escape(texts.decided)}</p><a class="button main" href="${escape(returnUrl)}">${escape(texts.back(merchant))}</a>`;
};

/** What a payer can do after the payment: for testers. Each button is a form of its own, so that the page needs no script. */
const disputing = (payment: SandboxPayment, disputes: readonly SandboxDispute[]): string => {
  const texts = BANK_TEXTS[payment.locale].dispute;
  const button = (step: string, dispute?: string) =>
    `<form method="post" action="/sandbox/bank/${payment.id}/disputes">${
      dispute === undefined ? '' : `<input type="hidden" name="dispute" value="${dispute}">`
    }<button name="step" value="${step}">${escape(texts.steps[step as DisputeStep])}</button></form>`;
  const known = disputes.map(
    ({ reference, amount, status }) =>
      `<li><p><span>${escape(moneyOf(payment, amount))}</span><b>${escape(texts.statuses[status])}</b></p><div class="row">${Object.keys(
        DISPUTE_GOES[status],
      )
        .map((step) => button(step, reference))
        .join('')}</div></li>`,
  );
  return `<section class="panel"><h2>${escape(texts.title)}</h2><p class="small">${escape(texts.hint)}</p>
${known.length > 0 ? `<ul class="disputes">${known.join('')}</ul>` : ''}<div class="row begin">${Object.keys(DISPUTE_BEGINS)
    .map((step) => button(step))
    .join('')}</div></section>`;
};
