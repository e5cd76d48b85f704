import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Links } from '../links/links.service.js';
import { SignupLinks } from '../signup/signup-links.service.js';

interface Activated {
  readonly memberId: number;
  /** Whether this address never got signup credits before. */
  readonly creditsDue: boolean;
  /** The very link was used before. */
  readonly again: boolean;
}

/** The proof that an address belongs to its member: from then on the profile is listed. */
@Injectable()
export class Activation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly links: Links,
    private readonly signupLinks: SignupLinks,
  ) {}

  /**
   * Uses the mail's link up; one that finishes a signup makes the account before. A second link of a member who is active already, or the
   * used one again, is fine and changes nothing.
   */
  async activate(token: string): Promise<Activated> {
    return this.database.transaction(async (tx) => {
      const memberId = await this.use(tx, token);
      if (memberId === null) return { memberId: await this.links.usedByActive(tx, 'activation', token), creditsDue: false, again: true };
      const [member] = await tx.query<{ email: string }>(
        `update account.members set status = 'activated', activated_at = $2 where id = $1 and status = 'not_confirmed' returning email`,
        [memberId, this.clock.now()],
      );
      if (member === undefined) return { memberId, creditsDue: await this.creditsDue(tx, memberId), again: false };
      const creditsDue = await this.firstOfAddress(tx, memberId, member.email);
      await tx.publish('account.member-activated', { memberId });
      await tx.publish('account.profile-changed', { memberId });
      return { memberId, creditsDue, again: false };
    });
  }

  /** @returns whose link it was; null when it is none, or none any more */
  private async use(tx: Tx, token: string): Promise<number | null> {
    const made = await this.signupLinks.use(tx, token);
    if (made === null) return this.links.take(tx, 'activation', token);
    // opened a second time, it is known as what it was
    await this.links.keepUsed(tx, 'activation', made, token);
    return made;
  }

  /** Whether a mail with a link that still works went out. */
  async mailState(memberId: number): Promise<{ readonly sent: boolean; readonly email: string }> {
    const [row] = await this.database.read<{ sent: boolean; email: string }>(
      `select m.email, exists (select from account.tokens t where t.member_id = m.id and t.kind = 'activation' and t.expires_at > $2) as sent
       from account.members m where m.id = $1`,
      [memberId, this.clock.now()],
    );
    return { sent: row?.sent ?? false, email: row?.email ?? '' };
  }

  /** Asks for the mail again; nothing happens for a member who is active already. */
  async resend(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [waiting] = await tx.query(`select from account.members where id = $1 and status = 'not_confirmed'`, [memberId]);
      if (waiting !== undefined) await tx.publish('account.activation-mail-asked', { memberId });
    });
  }

  /** Remembers the address's hash, so that signup credits come once even when the account is erased and made again. */
  private async firstOfAddress(tx: Tx, memberId: number, email: string): Promise<boolean> {
    const hash = createHmac('sha256', this.config.secretKey).update(`address:${email}`).digest();
    const kept = await tx.query(
      'insert into account.kept_addresses (address_hash, kept_since) values ($1, $2) on conflict do nothing returning address_hash',
      [hash, this.clock.now()],
    );
    if (kept.length > 0) await tx.query('update account.members set signup_credits_due = true where id = $1', [memberId]);
    return kept.length > 0;
  }

  private async creditsDue(tx: Tx, memberId: number): Promise<boolean> {
    const [row] = await tx.query<{ due: boolean }>('select signup_credits_due as due from account.members where id = $1', [memberId]);
    return row?.due ?? false;
  }
}
