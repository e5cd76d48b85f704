import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';

/** How many answers a network may get a day that tell that an address has an account: membership is a secret. */
const ANSWERS_A_DAY = 5;

const COUNT = 'select count(*)::integer as count from account.address_answers where network = $1 and answered_at > $2';

/** Counts what a network was told about addresses, and stops telling. */
@Injectable()
export class AddressAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Refuses every further question of a network that was told enough: a refusal only for taken addresses would tell as well. */
  async mayAsk(network: string): Promise<void> {
    const [counted] = await this.database.read<{ count: number }>(COUNT, [network, this.dayAgo()]);
    if ((counted?.count ?? 0) >= ANSWERS_A_DAY) throw tooMany();
  }

  /** Tells that an address is taken, or that enough was told. */
  async tell(network: string, code: Extract<RefusalCode, 'account.email-taken' | 'account.email-deleted'>): Promise<never> {
    await this.database.transaction((tx) => this.countOne(tx, network));
    throw new Refusal(code);
  }

  async removeOld(): Promise<void> {
    await this.database.read('delete from account.address_answers where answered_at <= $1', [this.dayAgo()]);
  }

  private async countOne(tx: Tx, network: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 21))', [`account.address:${network}`]);
    const [counted] = await tx.query<{ count: number }>(COUNT, [network, this.dayAgo()]);
    if ((counted?.count ?? 0) >= ANSWERS_A_DAY) throw tooMany();
    await tx.query('insert into account.address_answers (network, answered_at) values ($1, $2)', [network, this.clock.now()]);
  }

  private dayAgo(): Date {
    return new Date(this.clock.now().getTime() - days(1));
  }
}

const tooMany = (): Refusal => new Refusal('request.too-many', { seconds: days(1) / 1000 }, { retryAfter: days(1) / 1000 });
