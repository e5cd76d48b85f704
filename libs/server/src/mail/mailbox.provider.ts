import type { Clock } from '../clock/index.js';
import type { Database } from '../database/index.js';
import { Mail, type MailMessage } from './mail.js';

/** A mail as the mailbox page of the demo shows it. */
export interface KeptMail {
  readonly id: number;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly locale: string;
  readonly kind: string;
}

const LATEST = 200;

/** Outside production: keeps each mail in the database instead of sending it. */
export class MailboxMail extends Mail {
  override readonly keeps = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ to, subject, text, html, locale, kind }: MailMessage): Promise<void> {
    await this.database.change(
      `insert into server.mailbox (at, "to", subject, text, html, locale, kind) values ($1, $2, $3, $4, $5, $6, $7)`,
      [this.clock.now(), to, subject, text, html ?? null, locale, kind],
    );
  }
}

/** The mails that were kept. */
export class Mailbox {
  constructor(private readonly database: Database) {}

  /** The latest mails, newest first; those to one address when it is given. */
  async list(to?: string): Promise<KeptMail[]> {
    return this.database.read<KeptMail>(
      `select id, at, "to", subject, text, html, locale, kind from server.mailbox where $1::text is null or "to" = $1 order by id desc limit ${LATEST}`,
      [to ?? null],
    );
  }

  async get(id: number): Promise<KeptMail | null> {
    const [mail] = await this.database.read<KeptMail>(
      `select id, at, "to", subject, text, html, locale, kind from server.mailbox where id = $1`,
      [id],
    );
    return mail ?? null;
  }
}
