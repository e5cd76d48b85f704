import type { Discount } from '@rendezvous/contracts/billing/bundles';
import { hours } from '@rendezvous/contracts/kernel';
import type { LeavingDiscount } from '@rendezvous/contracts/billing/leaving-discount';
import { CODE_PERCENTAGE_MAX } from '@rendezvous/contracts/billing/offer-terms';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { KeptAddresses } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Companies, type Site } from '@rendezvous/site';
import { Discounts } from '../discount/discounts.service.js';
import { type LeavingOfferFacts, mayTakeLeavingDiscount } from '../discount/leaving-discount.rules.js';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { Prices } from '../price/prices.service.js';
import { LeavingDiscountStore } from './leaving-discount.store.js';

/** As it is called among what comes once for an address. */
const ONCE = 'leaving-discount';

/** Who is about to leave, and which site. */
export interface LeavingMember {
  readonly memberId: number;
  /** Where the member is, should the profile name no country. */
  readonly visited: CountryCode;
  readonly site: Site;
}

/** The discount that a member may take once, and once for an address, instead of leaving. It is a discount like all others from then on. */
@Injectable()
export class LeavingDiscounts {
  constructor(
    private readonly database: Database,
    private readonly addresses: KeptAddresses,
    private readonly store: LeavingDiscountStore,
    private readonly discounts: Discounts,
    private readonly companies: Companies,
    private readonly prices: Prices,
    private readonly blocked: BlockedMethods,
    private readonly clock: Clock,
  ) {}

  /** Gives nothing: what is drawn is not taken. */
  async read(member: LeavingMember): Promise<LeavingDiscount> {
    const taken = await this.discounts.findLeaving(member.memberId);
    const percentage = taken === null ? await this.offered(member) : null;
    return { offer: percentage === null ? null : { percentage, hours: member.site.settings.leaving_discount_hours }, taken };
  }

  /** However often and however much at once it is asked for, one. Refuses whoever is not offered it, and whoever's is over. */
  async take(member: LeavingMember): Promise<Discount> {
    const { memberId, site } = member;
    const percentage = await this.offered(member);
    if (percentage !== null) {
      const at = this.clock.now();
      const until = new Date(at.getTime() + hours(site.settings.leaving_discount_hours));
      await this.database.transaction(async (tx) => {
        if (await this.store.add(tx, memberId, percentage, at, until)) await this.addresses.noteGivenOnce(tx, memberId, ONCE);
      });
    }
    const taken = await this.discounts.findLeaving(memberId);
    if (taken === null) throw new Refusal('billing.discount-not-offered');
    return taken;
  }

  /** Per cent that the member may take; null for nothing. */
  private async offered(member: LeavingMember): Promise<number | null> {
    const { memberId, site } = member;
    const [facts, company, canBuy] = await Promise.all([this.facts(memberId), this.companies.of(site.id), this.canBuy(member)]);
    const percentage = Math.min(company.delete_discount, CODE_PERCENTAGE_MAX);
    return facts !== null && mayTakeLeavingDiscount({ ...facts, percentage, canBuy }, site.settings.offer_quiet_days, this.clock.now())
      ? percentage
      : null;
  }

  /** It is taken once for an address: who had it, left and came again had it. */
  private async facts(memberId: number): Promise<Omit<LeavingOfferFacts, 'percentage' | 'canBuy'> | null> {
    const [facts, hadOnce] = await Promise.all([this.store.facts(memberId), this.addresses.hadOnce(memberId, ONCE)]);
    return facts === null ? null : { ...facts, taken: facts.taken || hadOnce };
  }

  private async canBuy({ memberId, visited, site }: LeavingMember): Promise<boolean> {
    const [country, blocked] = await Promise.all([this.prices.countryFor(memberId, visited), this.blocked.of(memberId)]);
    const { bundles, methods } = await this.prices.inCountry(country, site.id);
    return bundles.length > 0 && methods.some(({ method }) => !blocked.has(method));
  }
}
