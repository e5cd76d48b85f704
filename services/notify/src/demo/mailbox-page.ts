import type { KeptMail } from '@rendezvous/server/mail';
import { escapeHtml } from '../layout/html.rules.js';

const stamp = (at: Date): string => `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

const entry = ({ id, at, to, subject }: KeptMail): string =>
  `<li><a href="/demo/mailbox/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><span>${stamp(at)}</span></a></li>`;

const nothing = (to: string): string =>
  to === ''
    ? '<p class="demo-empty">Nothing has been sent yet. Sign up, or ask for a new password, and look here again.</p>'
    : `<p class="demo-empty">Nothing went to ${escapeHtml(to)}. <a href="/demo/mailbox">Show all</a></p>`;

/** The list of mails and messages, newest first. */
export const mailboxContent = (mails: readonly KeptMail[], to: string): string => `
<h1>Mailbox</h1>
<p class="demo-hint">Every mail and SMS that the demo would have sent, newest first. Nothing leaves this machine.</p>
<form class="demo-form" method="get" action="/demo/mailbox" role="search"><label>Sent to <input name="to" value="${escapeHtml(to)}" placeholder="free@demo.test" autocomplete="off" spellcheck="false"></label><button class="demo-button">Filter</button>${to === '' ? '' : '<a class="demo-button" href="/demo/mailbox">Show all</a>'}</form>
${mails.length === 0 ? nothing(to) : `<ul class="demo-list">${mails.map(entry).join('')}</ul>`}`;

/** Addresses in a plain text become links; everything else stays as it was written. */
const linkedText = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

/** One mail: as HTML in a frame that may do nothing but lead somewhere, or as plain text. */
export const mailContent = (mail: KeptMail, view: 'html' | 'text'): string => `
<h1>${escapeHtml(mail.subject)}</h1>
<dl class="demo-facts"><dt>To</dt><dd><a href="/demo/mailbox?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a></dd><dt>Sent</dt><dd>${stamp(mail.at)}</dd><dt>Language</dt><dd>${escapeHtml(mail.locale)}</dd><dt>Kind</dt><dd>${escapeHtml(mail.kind)}</dd></dl>
<p class="demo-buttons"><a class="demo-button" href="/demo/mailbox">All messages</a>${
  view === 'html'
    ? `<a class="demo-button" href="/demo/mailbox/${mail.id}?view=text">Show as plain text</a>`
    : `<a class="demo-button" href="/demo/mailbox/${mail.id}">Show as HTML</a>`
}</p>
${
  view === 'html'
    ? `<iframe class="demo-frame" title="The mail" src="/demo/mailbox/${mail.id}/body" sandbox="allow-top-navigation-by-user-activation"></iframe>`
    : `<pre class="demo-text">${linkedText(mail.text)}</pre>`
}`;

/** The mail's own HTML for the frame: its links lead the whole page, where mail programs open another window. */
export const framedMail = (html: string): string =>
  html.replaceAll(/ target="_blank"/g, '').replace(/<head>/i, '<head><base target="_top">');
