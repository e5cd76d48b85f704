import { Injectable } from '@nestjs/common';
import { days, hours } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import type { Database, Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { secretHash, secretToken } from './secret-token.js';
import type { LinkKind } from './token.entity.js';

/** How long the link lives that proves an address; its mail says so. */
export const ACTIVATION_DAYS = 7;

const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  activation: days(ACTIVATION_DAYS),
  password: hours(1),
  'mail-change': hours(24),
  'mail-undo': hours(48),
  reactivation: days(14),
};

/** Links that are sent by mail: single use, and only their hash is kept. */
@Injectable()
export class Links {
  constructor(private readonly clock: Clock) {}

  /**
   * Makes the secret of a link; it cannot be read again.
   * @param life milliseconds; by default as long as links of this kind live
   */
  async mint(on: Database | Tx, kind: LinkKind, memberId: number, life: number = LIFE_MS[kind]): Promise<string> {
    const token = secretToken();
    const now = this.clock.now();
    await on.named(
      'account.mint-link',
      'insert into account.tokens (kind, member_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)',
      [kind, memberId, secretHash(token), now, new Date(now.getTime() + life)],
    );
    return token;
  }

  /** Uses a link up and answers whose it was; refuses one that is used, over or unknown. */
  async use(tx: Tx, kind: LinkKind, token: string): Promise<number> {
    const memberId = await this.take(tx, kind, token);
    if (memberId === null) throw new Refusal('account.link-invalid');
    return memberId;
  }

  /** Uses a link up. @returns whose it was; null for one that is used, over or unknown */
  async take(tx: Tx, kind: LinkKind, token: string): Promise<number | null> {
    const [used] = await tx.query<{ member_id: number }>(
      `update account.tokens set used_at = $3
       where token_hash = $2 and kind = $1 and used_at is null and expires_at > $3
       returning member_id`,
      [kind, secretHash(token), this.clock.now()],
    );
    return used?.member_id ?? null;
  }

  /** Whether a link could be used now. */
  async isGood(database: Database, kind: LinkKind, token: string): Promise<boolean> {
    const [good] = await database.read(
      'select from account.tokens where kind = $1 and token_hash = $2 and expires_at > $3 and used_at is null',
      [kind, secretHash(token), this.clock.now()],
    );
    return good !== undefined;
  }

  /** Keeps a link that was used elsewhere, as one that was used here. */
  async keepUsed(tx: Tx, kind: LinkKind, memberId: number, token: string): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      'insert into account.tokens (kind, member_id, token_hash, created_at, expires_at, used_at) values ($1, $2, $3, $4, $5, $4)',
      [kind, memberId, secretHash(token), now, new Date(now.getTime() + LIFE_MS[kind])],
    );
  }

  /** Whose link it was that has been used, by somebody who is active since; any other is refused. */
  async usedByActive(tx: Tx, kind: LinkKind, token: string): Promise<number> {
    const [used] = await tx.query<{ member_id: number }>(
      `select t.member_id from account.tokens t join account.members m on m.id = t.member_id and m.status = 'activated'
       where t.kind = $1 and t.token_hash = $2 and t.used_at is not null`,
      [kind, secretHash(token)],
    );
    if (used === undefined) throw new Refusal('account.link-invalid');
    return used.member_id;
  }

  /** Makes all unused links of a kind void. */
  async revoke(tx: Tx, kind: LinkKind, memberId: number): Promise<void> {
    await tx.query('delete from account.tokens where member_id = $1 and kind = $2 and used_at is null', [memberId, kind]);
  }
}
