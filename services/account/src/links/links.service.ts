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
    const [used] = await tx.query<{ member_id: number }>(
      `update account.tokens set used_at = $3
       where token_hash = $2 and kind = $1 and used_at is null and expires_at > $3
       returning member_id`,
      [kind, secretHash(token), this.clock.now()],
    );
    if (used === undefined) throw new Refusal('account.link-invalid');
    return used.member_id;
  }

  /** Makes all unused links of a kind void. */
  async revoke(tx: Tx, kind: LinkKind, memberId: number): Promise<void> {
    await tx.query('delete from account.tokens where member_id = $1 and kind = $2 and used_at is null', [memberId, kind]);
  }
}
