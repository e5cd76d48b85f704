import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { addressHoldersSql } from '../members/kept-address.rules.js';

@Injectable()
export class ActivationStore {
  constructor(private readonly database: Database) {}

  /** @returns the address of who is active from now on; null when the member waited for no activation */
  async activate(tx: Tx, memberId: number, at: Date): Promise<string | null> {
    const [member] = await tx.change<{ email: string }>(
      `update account.members set status = 'activated', activated_at = $2 where id = $1 and status = 'not_confirmed' returning email`,
      [memberId, at],
    );
    return member?.email ?? null;
  }

  /** @returns the address of a member who waits for their activation, and holds it until the end of the transaction; null for any other */
  async readWaiting(tx: Tx, memberId: number): Promise<string | null> {
    const [member] = await tx.read<{ email: string }>(
      `select email from account.members where id = $1 and status = 'not_confirmed' for no key update`,
      [memberId],
    );
    return member?.email ?? null;
  }

  /** @param email lower case @param since `undoneNoMore` @returns false when it is somebody else's, or may become so again */
  async changeAddress(tx: Tx, memberId: number, email: string, since: Date): Promise<boolean> {
    const changed = await tx.change(
      `update account.members set email = $2, notifications_disabled = array_remove(notifications_disabled, 'bounce')
       where id = $1 and not exists (select from ${addressHoldersSql('$2', '$3')} where member_id <> $1) returning id`,
      [memberId, email, since],
    );
    return changed.length > 0;
  }

  async readAddress(memberId: number): Promise<string | null> {
    const [member] = await this.database.read<{ email: string | null }>('select email from account.members where id = $1', [memberId]);
    return member?.email ?? null;
  }

  async isWaiting(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.read(`select from account.members where id = $1 and status = 'not_confirmed'`, [memberId])).length > 0;
  }

  /** @returns the member's address, and whether a link for it is still good */
  async readMailState(memberId: number, now: Date): Promise<{ readonly sent: boolean; readonly email: string } | null> {
    const [row] = await this.database.read<{ sent: boolean; email: string }>(
      `select m.email, exists (select from account.tokens t where t.member_id = m.id and t.kind = 'activation' and t.expires_at > $2) as sent
       from account.members m where m.id = $1`,
      [memberId, now],
    );
    return row ?? null;
  }

  /** @returns false when the address was kept before */
  async keepAddress(tx: Tx, addressHash: Buffer, at: Date): Promise<boolean> {
    const kept = await tx.change(
      'insert into account.kept_addresses (address_hash, kept_since) values ($1, $2) on conflict do nothing returning address_hash',
      [addressHash, at],
    );
    return kept.length > 0;
  }

  async markCreditsDue(tx: Tx, memberId: number): Promise<void> {
    await tx.change('update account.members set signup_credits_due = true where id = $1', [memberId]);
  }

  async readCreditsDue(tx: Tx, memberId: number): Promise<boolean> {
    const [row] = await tx.read<{ due: boolean }>('select signup_credits_due as due from account.members where id = $1', [memberId]);
    return row?.due ?? false;
  }
}
