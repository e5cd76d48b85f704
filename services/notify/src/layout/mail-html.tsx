import type { MailContent, MailFrame } from './mail-content.js';

/** The mail as HTML. What draws it is loaded with the first mail: a process that only answers requests never needs it. */
export const mailHtml = async (content: MailContent, frame: MailFrame): Promise<string> => {
  const [{ renderToStaticMarkup }, { MailPage }] = await Promise.all([import('react-dom/server'), import('./mail-page.js')]);
  return `<!doctype html>\n${renderToStaticMarkup(<MailPage content={content} frame={frame} />)}\n`;
};
