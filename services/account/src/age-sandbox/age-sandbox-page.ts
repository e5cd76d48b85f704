import type { Locale } from '@rendezvous/contracts/reference';
import type { AgeSandboxCheckEntity } from './age-sandbox-check.entity.js';
import { AGE_SANDBOX_TEXTS } from './age-sandbox-texts.js';
import { isOver, type SandboxOutcome } from './age-sandbox.rules.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const MARK = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M8 12.5l2.8 2.8L16.5 9.5"/></svg>';

const frame = (locale: Locale, title: string, panel: string): string => {
  const texts = AGE_SANDBOX_TEXTS[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)} · ${escape(texts.company)}</title><link rel="stylesheet" href="/sandbox/age.css"></head>
<body><header>${MARK}${escape(texts.company)}</header>
<main><p class="test">${escape(texts.test)}</p><div class="panel"><h1>${escape(title)}</h1>${panel}</div></main></body></html>`;
};

/** The company's page for one check: plain HTML that works without a script. */
export const ageSandboxPage = (check: AgeSandboxCheckEntity, back: string, now: Date): string => {
  const texts = AGE_SANDBOX_TEXTS[check.locale];
  const wayBack = `<a class="button main" href="${escape(back)}">${escape(texts.back(check.merchant))}</a>`;
  if (check.outcome !== null) return frame(check.locale, texts.decidedTitle, `<p>${escape(texts.decided)}</p>${wayBack}`);
  if (isOver(check.createdAt, now)) return frame(check.locale, texts.overTitle, `<p>${escape(texts.over)}</p>${wayBack}`);
  return frame(check.locale, texts.title(check.minAge), questions(check));
};

const questions = ({ id, locale, merchant, minAge }: AgeSandboxCheckEntity): string => {
  const texts = AGE_SANDBOX_TEXTS[locale];
  const words = texts.outcomes(minAge);
  const button = (outcome: SandboxOutcome, look = '') =>
    `<button name="outcome" value="${outcome}"${look === '' ? '' : ` class="${look}"`}>${escape(words[outcome])}</button>`;
  return `<p>${escape(texts.intro(merchant, minAge))}</p>
<form method="post" action="/sandbox/age/${id}">${button('over', 'main')}${button('under')}${button('cancel', 'quiet')}
<details><summary>${escape(texts.more)}</summary><div class="stack">${button('unclear')}${button('over-late')}${button('silent')}</div></details></form>`;
};

/** What the company says of privacy. */
export const ageSandboxPrivacy = (locale: Locale): string => {
  const texts = AGE_SANDBOX_TEXTS[locale];
  return frame(locale, texts.privacyTitle, `<p>${escape(texts.privacy)}</p>`);
};
