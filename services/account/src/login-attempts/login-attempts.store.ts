import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { ANYWHERE_MS, LOCK_MS, TRIES_PER_NETWORK } from './login-attempts.rules.js';

/** A try that has no verdict after this long belongs to a process that died. */
const STALE_MS = 10_000;

interface Counted {
  readonly from_network: readonly Date[];
  /** Tries without a verdict, of this network and of all. */
  readonly trying: number;
  readonly trying_anywhere: number;
  readonly anywhere: number;
}

/** Wrong tries, counted before the password is checked: otherwise parallel tries would all pass the count. */
@Injectable()
export class LoginAttemptsStore {
  constructor(private readonly database: Database) {}

  /** Lets one try at a time count for an account. */
  async lock(tx: Tx, accountKey: string): Promise<void> {
    await tx.lock('account.login', accountKey);
  }

  async count(tx: Tx, accountKey: string, network: string, now: Date): Promise<Counted> {
    const [counted] = await tx.read<Counted>(
      `select
         array(select tried_at from account.login_attempts
               where account_key = $1 and network = $2 and wrong and tried_at > $3 order by tried_at desc limit ${TRIES_PER_NETWORK}) as from_network,
         (select count(*)::integer from account.login_attempts
          where account_key = $1 and network = $2 and wrong is null and tried_at > $4) as trying,
         (select count(*)::integer from account.login_attempts where account_key = $1 and wrong is null and tried_at > $4) as trying_anywhere,
         (select count(*)::integer from account.login_attempts where account_key = $1 and wrong and tried_at > $5) as anywhere`,
      [
        accountKey,
        network,
        new Date(now.getTime() - 2 * LOCK_MS),
        new Date(now.getTime() - STALE_MS),
        new Date(now.getTime() - ANYWHERE_MS),
      ],
    );
    return counted!;
  }

  async begin(tx: Tx, accountKey: string, network: string, now: Date): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      'insert into account.login_attempts (account_key, network, tried_at) values ($1, $2, $3) returning id',
      [accountKey, network, now],
    );
    return row!.id;
  }

  async markWrong(id: number): Promise<void> {
    await this.database.change('update account.login_attempts set wrong = true where id = $1', [id]);
  }

  /** A try that was neither right nor wrong. */
  async remove(id: number): Promise<void> {
    await this.database.change('delete from account.login_attempts where id = $1', [id]);
  }

  /** After a success: this network's tries are forgotten. Those from elsewhere keep counting, they may be somebody else's. */
  async removeAfterLogin(id: number, accountKey: string, network: string): Promise<void> {
    await this.database.change('delete from account.login_attempts where id = $1 or (account_key = $2 and network = $3 and wrong)', [
      id,
      accountKey,
      network,
    ]);
  }

  /** After a new password by mail: whoever reads the mail is the owner. */
  async removeAll(tx: Tx, accountKeys: readonly string[]): Promise<void> {
    await tx.change('delete from account.login_attempts where account_key = any($1)', [accountKeys]);
  }

  async removeOlder(than: Date): Promise<void> {
    await this.database.change('delete from account.login_attempts where tried_at < $1', [than]);
  }
}
