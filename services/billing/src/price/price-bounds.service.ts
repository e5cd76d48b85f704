import type { Currency } from '@rendezvous/contracts/kernel';
import { COUNTRIES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { MethodList } from './method-list.store.js';
import { PriceBoundStore } from './price-bound.store.js';

/** No fee takes a price whole. Whatever raises one or lowers the other in a currency waits here for what does so at the same time. */
@Injectable()
export class PriceBounds {
  constructor(
    private readonly clock: Clock,
    private readonly store: PriceBoundStore,
  ) {}

  /** @param amount null for the price of all, which was measured when it was agreed on */
  async requireAboveFee(tx: Tx, siteId: number, currency: Currency, amount: number | null): Promise<void> {
    await tx.lock('billing.price', currency);
    const fee = await this.store.highestFee(siteId, currency, tx);
    if (amount !== null && amount <= fee) throw new Refusal('billing.price-below-fee', { fee, currency });
  }

  async requireBelowPrice(tx: Tx, { siteId, country }: MethodList, fee: number): Promise<void> {
    const { currency } = COUNTRIES[country];
    await tx.lock('billing.price', currency);
    const price = await this.store.lowestPrice(siteId, currency, this.clock.now(), tx);
    if (price !== null && fee >= price) throw new Refusal('billing.fee-above-price', { price, currency });
  }

  /** Looks at a list as the transaction has made it. */
  async requireFeesBelowPrices(tx: Tx, list: MethodList): Promise<void> {
    const fees = await this.store.highestFees(list.siteId, tx);
    await this.requireBelowPrice(tx, list, fees.get(list.country) ?? 0);
  }
}
