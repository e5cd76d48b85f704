import { PAYMENT_METHODS, type PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { COUNTRIES, type CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { type LockedMethod, type MethodList, MethodListStore } from './method-list.store.js';
import { movesIn } from './method-currency.rules.js';

/** What stands in the lists of ways to pay, and what can come into them: whatever a company here collects by, in the currency of the country. */
@Injectable()
export class ListedMethods {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly store: MethodListStore,
  ) {}

  /** Ways to pay that a country's list can have beside those that it has. */
  addable(country: CountryCode, listed: readonly PaymentMethod[]): PaymentMethod[] {
    const { currency } = COUNTRIES[country];
    return PAYMENT_METHODS.filter((method) => !listed.includes(method) && movesIn(method, currency) && this.providers.takes(method));
  }

  /**
   * Holds a list until the transaction ends, with all that it can have: what it had not comes to its end, where operators saw it, offered to nobody.
   * Refuses a method that it cannot have.
   */
  async lock(
    tx: Tx,
    list: MethodList,
    method: PaymentMethod,
  ): Promise<{ readonly found: LockedMethod; readonly methods: PaymentMethod[] }> {
    const kept = (await this.store.lock(tx, list)).map((row) => row.method);
    for (const other of this.addable(list.country, kept)) await this.store.add(tx, list.country, other);
    const rows = await this.store.lock(tx, list);
    const found = rows.find((row) => row.method === method);
    if (found === undefined) throw new Refusal('billing.method-not-found');
    return { found, methods: rows.map((row) => row.method) };
  }
}
