import { Injectable, Logger } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import * as z from 'zod/mini';
import { Incidents } from '../incident/incidents.service.js';
import { settleCall } from '../payment/call-outcome.js';
import type { ListedCharge, PaymentProvider } from '../payment/payment.provider.js';
import { ProviderReportStore, type ReportedTime } from './provider-report.store.js';

/** What a provider's own list says of some time. */
interface MatchedCharges {
  /** How many charges stand in it. */
  readonly listed: number;
  /** Payments here that it names. */
  readonly named: readonly string[];
  /** Charges that are of no payment here. */
  readonly unmatched: readonly ListedCharge[];
}

/** What to look at where a charge is in a currency that nothing is sold in: its amount would say nothing. */
const NOTHING = { amount: 0, currency: 'EUR' } as const;

/** Looks in providers' own lists for charges that are of no payment here. */
@Injectable()
export class ListedCharges {
  private readonly logger = new Logger(ListedCharges.name);

  constructor(
    private readonly database: Database,
    private readonly incidents: Incidents,
    private readonly store: ProviderReportStore,
  ) {}

  /** null when the provider gave no list. What is of no payment here is kept as an incident, each once. */
  async list(provider: PaymentProvider, { from, to }: ReportedTime): Promise<MatchedCharges | null> {
    const answer = await settleCall(() => provider.listCharges(from, to));
    if (answer.outcome !== 'ok') {
      this.logger.warn({ msg: 'A provider gave no list of its charges.', provider: provider.name, from, answer });
      return null;
    }
    const named = await this.store.known(
      provider.name,
      answer.value.flatMap(({ payment }) => (isId(payment) ? payment : [])),
    );
    const known = new Set<string | null>(named);
    const unmatched = answer.value.filter(({ payment }) => !known.has(payment));
    await this.database.transaction(async (tx) => {
      for (const { reference, amount } of unmatched)
        await this.incidents.noteUnmatched(tx, { provider: provider.name, reference, reported: amount ?? NOTHING });
    });
    return { listed: answer.value.length, named, unmatched };
  }
}

const isId = (name: string | null): name is string => z.uuid().safeParse(name).success;
