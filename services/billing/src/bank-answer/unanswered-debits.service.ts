import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { bankDate } from '../sepa/bank-day.rules.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { answeredUntil } from '../sepa/mandate.rules.js';

/** Debits that are told of in one run. */
const BATCH = 50;

/** A bank books what it collects, or says why not. Of what it says nothing about, the operators are told: each once. */
@Injectable()
export class UnansweredDebits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly incidents: Incidents,
    private readonly debits: DirectDebitStore,
  ) {}

  async tell(): Promise<void> {
    const until = answeredUntil(bankDate(this.clock.now()));
    for (const { paymentId, amount, currency } of await this.debits.listUnanswered(until, BATCH))
      await this.database.transaction((tx) => this.incidents.noteUnansweredDebit(tx, { paymentId, reported: { amount, currency } }));
  }
}
