import type { MailBlock, MailContent, MailFrame } from './mail-content.js';

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'list':
      return block.items.map(({ text, tag }) => `- ${text}${tag === undefined ? '' : ` [${tag}]`}`).join('\n');
    case 'rows':
      return block.rows.map(({ term, value }) => `${term}: ${value}`).join('\n');
  }
};

/** The mail as plain text. */
export const mailText = ({ heading, blocks }: MailContent, { site, why, links }: MailFrame): string =>
  [heading, ...blocks.map(blockText), '--', `${site}\n${why}`, links.map(({ label, href }) => `${label}: ${href}`).join('\n')].join(
    '\n\n',
  ) + '\n';
