import type { Locale } from '@rendezvous/contracts/reference';
import type { MailBlock, MailContent, MailFrame } from './mail-content.js';

/** French has a space before a colon, which does not break. */
const COLON: Readonly<Record<Locale, string>> = { en: ':', fr: '\u00a0:' };

const blockText = (block: MailBlock, colon: string): string => {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'button':
      return `${block.label}${colon}\n${block.href}`;
    case 'list':
      return block.items.map(({ text, tag }) => `- ${text}${tag === undefined ? '' : ` [${tag}]`}`).join('\n');
    case 'rows':
      return block.rows.map(({ term, value }) => `${term}${colon} ${value}`).join('\n');
  }
};

/** The mail as plain text. */
export const mailText = ({ heading, blocks }: MailContent, { language, site, why, links }: MailFrame): string => {
  const colon = COLON[language];
  const said = blocks.map((block) => blockText(block, colon));
  const foot = links.map(({ label, href }) => `${label}${colon} ${href}`).join('\n');
  return `${[heading, ...said, '--', `${site}\n${why}`, foot].join('\n\n')}\n`;
};
