import { days } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { askAgainAt } from '../payment/ask-again.rules.js';
import { type CallOutcome, settleCall } from '../payment/call-outcome.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { type DueRemoval, StoredMethodStore } from '../payment/stored-method.store.js';

/** Methods that are forgotten in one run. */
const BATCH = 50;

/** Has providers forget what was removed, and asks each until it says that it has: nobody gives that up, and an operator is told of it after a while. */
@Injectable()
export class MethodForgetting {
  private readonly logger = new Logger(MethodForgetting.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly store: StoredMethodStore,
    private readonly incidents: Incidents,
  ) {}

  async forgetDue(): Promise<void> {
    for (const due of await this.store.claimRemovals(this.clock.now(), BATCH)) await this.forget(due);
  }

  private async forget(due: DueRemoval): Promise<void> {
    const answer = await this.ask(due);
    if (answer.outcome === 'ok') return this.store.endRemoval(due);
    const { provider, tries } = due;
    this.logger.warn({ msg: 'A provider has not forgotten a stored method yet.', provider, tries, answer });
    const now = this.clock.now();
    const next = askAgainAt(tries, now);
    await this.store.postponeRemoval(due, next ?? new Date(now.getTime() + days(1)));
    if (next === null) await this.database.transaction((tx) => this.incidents.noteKeptMethod(tx, due));
  }

  private ask({ provider: name, reference }: DueRemoval): Promise<CallOutcome<null>> {
    const provider = this.providers.findNamed(name);
    if (provider === null) return Promise.resolve({ outcome: 'unknown', reason: `No provider ${name} is set up.` });
    return settleCall(() => provider.forget(reference));
  }
}
