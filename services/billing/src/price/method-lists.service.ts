import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CountryMethods } from '@rendezvous/contracts/billing/operator-methods';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, Sites } from '@rendezvous/site';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { ListedMethods } from './listed-methods.service.js';
import { type MethodList, MethodListStore } from './method-list.store.js';
import { moved } from './method-order.rules.js';
import { PriceBounds } from './price-bounds.service.js';
import { EVERY_SITE, siteOf } from './price.rules.js';

/** As the audit log names what lists are changed by. */
const CALLS = '/api/operator/methods';

const UNLISTED = { offered: false, fee: 0, own_fee: false, taken: true } as const;

/** How one can pay in each country, for all and by site: what is offered, and in which order. A site that changes its list has its own from then on. */
@Injectable()
export class MethodLists {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly providers: PaymentProviders,
    private readonly listed: ListedMethods,
    private readonly bounds: PriceBounds,
    private readonly store: MethodListStore,
  ) {}

  /** Countries of a site; for all, every one. What a list does not have yet, and can have, stands at its end. */
  async read(siteId: number): Promise<CountryMethods[]> {
    const [listed, site] = await Promise.all([this.store.listed(siteId), siteId === EVERY_SITE ? null : this.sites.find(siteId)]);
    return (site?.settings.countries ?? COUNTRY_CODES).flatMap((code) => {
      const rows = listed.filter(({ country }) => country === code);
      const methods = rows.map(({ method, offered, fee, own_fee }) => ({
        method,
        offered,
        fee,
        own_fee,
        taken: this.providers.takes(method),
      }));
      const others = this.listed.addable(
        code,
        methods.map(({ method }) => method),
      );
      const all = [...methods, ...others.map((method) => ({ ...UNLISTED, method }))];
      return rows.length === 0
        ? []
        : [{ country: code, currency: COUNTRIES[code].currency, own: rows.some(({ own }) => own), methods: all }];
    });
  }

  async offer(list: MethodList, method: PaymentMethod, offered: boolean, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { found } = await this.listed.lock(tx, list, method);
      if (found.offered === offered) return;
      await this.store.own(tx, list);
      await this.store.setOffered(tx, list, method, offered);
      if (offered) await this.bounds.requireFeesBelowPrices(tx, list);
      await this.note(tx, operatorId, offered ? 'billing.offer-method' : 'billing.stop-method', list, { method });
    });
  }

  async move(list: MethodList, method: PaymentMethod, position: number, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { methods } = await this.listed.lock(tx, list, method);
      const order = moved(methods, method, position);
      if (order.every((one, index) => one === methods[index])) return;
      await this.store.own(tx, list);
      await this.store.order(tx, list, order);
      await this.note(tx, operatorId, 'billing.move-method', list, { method, position });
    });
  }

  /** Takes a site's own list away. What it charges stays: fees of its own have to go before, by two operators. */
  async follow(list: MethodList, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.lock(tx, list);
      if (await this.store.hasOwnFee(tx, list)) throw new Refusal('billing.methods-own-fee');
      if (!(await this.store.follow(tx, list))) return;
      await this.bounds.requireFeesBelowPrices(tx, list);
      await this.note(tx, operatorId, 'billing.follow-methods', list, {});
    });
  }

  private async note(tx: Tx, operatorId: number, action: string, { siteId, country }: MethodList, more: object): Promise<void> {
    const [actor, at] = [operatorActor(operatorId, CALLS), this.clock.now()];
    await addAuditEntry(tx, { actor, action, subject: country, details: { site: siteOf(siteId), ...more }, at });
  }
}
