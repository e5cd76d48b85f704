import type { MailBlock, MailContent, MailFrame } from './mail-content.js';
import { escapeHtml } from './html.rules.js';

/**
 * The light tokens of the design system by value: mail programs know neither variables nor style sheets, so styles stand in
 * attributes here and nowhere else.
 */
const PAPER = '#FAF5EC';
const SURFACE = '#FFFDF8';
const LINE = '#E2D6C6';
const INK = '#2A1424';
const INK_2 = '#5F4A58';
const INK_3 = '#705C69';
const ACCENT = '#FF6B52';
const ON_ACCENT = '#2A0F1C';
const PLUM = '#3B1B33';
const WARN = '#7D4B00';
const WARN_SOFT = '#FAEAC6';
const TEXT_FONT = `Figtree,system-ui,-apple-system,'Segoe UI',sans-serif`;
const HEAD_FONT = `Fraunces,Georgia,'Times New Roman',serif`;

const disc = (color: string, shift: string): string =>
  `<span style="display:inline-block;width:16px;height:16px;border-radius:50%;background:${color};${shift}vertical-align:-2px"></span>`;
const MARK = `${disc(PLUM, '')}${disc(ACCENT, 'margin-left:-5px;')}`;

const tagHtml = (tag: string | undefined): string =>
  tag === undefined
    ? ''
    : ` <span style="padding:1px 8px;border-radius:99px;background:${WARN_SOFT};color:${WARN};font-size:13px;white-space:nowrap">${escapeHtml(tag)}</span>`;

const button = (label: string, href: string, fallback: string): string => `
<p style="margin:24px 0 12px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${ACCENT};color:${ON_ACCENT};font-weight:650;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:${INK_3};font-size:13px">${escapeHtml(fallback)}<br><a href="${escapeHtml(href)}" style="color:${INK_3};word-break:break-all">${escapeHtml(href)}</a></p>`;

const rows = (block: Extract<MailBlock, { kind: 'rows' }>): string => {
  const row = ({ term, value, strong }: (typeof block.rows)[number]): string => {
    const look = `padding:8px 0;border-top:1px solid ${LINE};${strong ? 'font-weight:700;' : ''}`;
    return `<tr><th scope="row" style="${look}text-align:left;${strong ? '' : `font-weight:400;color:${INK_2};`}">${escapeHtml(term)}</th><td style="${look}text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  };
  return `<table style="width:100%;border-collapse:collapse;margin:16px 0">${block.rows.map(row).join('')}</table>`;
};

const blockHtml = (block: MailBlock, frame: MailFrame): string => {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:0 0 12px;color:${INK_2};font-size:14px">${escapeHtml(block.text)}</p>`;
    case 'button':
      return button(block.label, block.href, frame.fallback);
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:20px">${block.items.map(({ text, tag }) => `<li style="margin:0 0 6px">${escapeHtml(text)}${tagHtml(tag)}</li>`).join('')}</ul>`;
    case 'rows':
      return rows(block);
  }
};

/** The mail as HTML that needs nothing from outside: no picture, no script, no font. */
export const mailHtml = ({ subject, heading, blocks }: MailContent, frame: MailFrame): string => {
  const links = frame.links
    .map(({ label, href }) => `<a href="${escapeHtml(href)}" style="color:${INK_3}">${escapeHtml(label)}</a>`)
    .join(' · ');
  return `<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.55 ${TEXT_FONT}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 20px;font:500 20px/1.2 ${HEAD_FONT}"><a href="${escapeHtml(frame.home)}" style="color:${INK};text-decoration:none">${MARK}&nbsp; ${escapeHtml(frame.site)}</a></p>
<div style="padding:28px 24px;border:1px solid ${LINE};border-radius:16px;background:${SURFACE}">
<h1 style="margin:0 0 16px;font:400 28px/1.16 ${HEAD_FONT};letter-spacing:-.018em">${escapeHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, frame)).join('\n')}
</div>
<p style="margin:20px 4px 0;color:${INK_3};font-size:13px">${escapeHtml(frame.why)}<br>${links}</p>
</div></body></html>
`;
};
