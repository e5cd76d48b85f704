import { createTransport, type Transporter } from 'nodemailer';
import { Mail, type MailMessage } from './mail.js';

const TIMEOUT_MS = 15_000;

/** Written by hand: the library's own way leaves out the second line, without which it is no one click. */
const oneClick = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Hands mails to a mail server. */
export class SmtpMail extends Mail {
  override readonly keeps = false;
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport(url, {
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as object);
  }

  async send({ to, locale, subject, text, html, unsubscribe }: MailMessage): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      to,
      subject,
      text,
      html,
      headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
    });
  }

  close(): void {
    this.transport.close();
  }
}
