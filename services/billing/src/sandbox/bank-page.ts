import { moneyFormat } from '@rendezvous/contracts/kernel';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { BANK_TEXTS } from './bank-texts.js';
import { BANK_DELIVERIES, type BankOutcome } from './sandbox.rules.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const BANK_MARK = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10l9-6 9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18"/></svg>';

/** The bank's page for one payment: plain HTML that works without a script. */
export const bankPage = (payment: SandboxPayment): string => {
  const { locale, merchant, method, currency, credits } = payment;
  const texts = BANK_TEXTS[locale];
  const amount = new Intl.NumberFormat(locale, moneyFormat(currency)).format(payment.amount / 100);
  const open = payment.status === 'open';
  const row = (term: string, text: string) => `<div><dt>${escape(term)}</dt><dd>${escape(text)}</dd></div>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(open ? texts.title : texts.decidedTitle)} · ${escape(texts.bank)}</title><link rel="stylesheet" href="/sandbox/bank.css"></head>
<body><header>${BANK_MARK}${escape(texts.bank)}</header>
<main><p class="test">${escape(texts.test)}</p>
<div class="panel"><h1>${escape(open ? texts.title : texts.decidedTitle)}</h1><p class="amount">${escape(amount)}</p>
<dl>${row(texts.to, merchant)}${row(texts.for(String(credits)), amount)}${row(texts.by, texts.methods[method])}</dl>
${open ? questions(payment) : closed(payment)}</div></main></body></html>`;
};

const questions = ({ id, locale }: SandboxPayment): string => {
  const texts = BANK_TEXTS[locale];
  const button = (outcome: BankOutcome, look = '') =>
    `<button name="outcome" value="${outcome}"${look === '' ? '' : ` class="${look}"`}>${escape(texts.outcomes[outcome])}</button>`;
  const deliveries = BANK_DELIVERIES.map(
    (delivery, index) =>
      `<label><input type="radio" name="delivery" value="${delivery}"${index === 0 ? ' checked' : ''}>${escape(texts.deliveries[delivery])}</label>`,
  ).join('');
  return `<form method="post" action="/sandbox/bank/${id}">${button('approve', 'main')}${button('decline')}${button('cancel', 'quiet')}
<details><summary>${escape(texts.more)}</summary><div class="stack"><p class="small">${escape(texts.moreHint)}</p>
<fieldset><legend>${escape(texts.delivery)}</legend>${deliveries}</fieldset>${button('approve-late')}${button('cancel-then-approve')}</div></details></form>`;
};

const closed = ({ locale, merchant, returnUrl }: SandboxPayment): string => {
  const texts = BANK_TEXTS[locale];
  return `<p class="small">${escape(texts.decided)}</p><a class="button main" href="${escape(returnUrl)}">${escape(texts.back(merchant))}</a>`;
};
