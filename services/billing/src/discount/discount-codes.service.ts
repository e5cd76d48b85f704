import type { DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { discountCodeOf } from '@rendezvous/contracts/billing/discount-terms';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { RefusalParams } from '@rendezvous/contracts/refusals';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import type { DiscountCodeRow } from './discount-code.entity.js';
import { codeRefusal, type DiscountedPurchase, toDiscountCode } from './discount-code.rules.js';
import { DiscountCodeStore } from './discount-code.store.js';
import { Discounts } from './discounts.service.js';

/** Who names a code. */
export interface CodeReader {
  readonly memberId: number;
  /** Of the member's profile. */
  readonly country: CountryCode;
}

/** Codes that members name: typed, or told by an offer. */
@Injectable()
export class DiscountCodes {
  constructor(
    private readonly store: DiscountCodeStore,
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  /** A code that counts for a member, whatever is bought. Refuses one that does not. */
  async read(reader: CodeReader, typed: string): Promise<DiscountCode> {
    const { code, endsAt } = await this.require(reader, typed, null);
    return toDiscountCode(code, endsAt, this.clock.now());
  }

  /** The member's welcome code on a site. Refuses whoever is offered none. */
  async readWelcome(reader: CodeReader, siteId: number): Promise<DiscountCode> {
    const offer = await this.discounts.offer(reader.memberId, siteId);
    if (offer?.reason !== 'welcome') throw new Refusal('billing.discount-not-found');
    return this.read(reader, offer.code);
  }

  /** The discount of a purchase. Refuses a code that does not count for it. */
  async quote(reader: CodeReader, typed: string, purchase: DiscountedPurchase): Promise<Pick<DiscountCodeRow, 'code' | 'percentage'>> {
    return (await this.require(reader, typed, purchase)).code;
  }

  private async require(
    { memberId, country }: CodeReader,
    typed: string,
    purchase: DiscountedPurchase | null,
  ): Promise<{ code: DiscountCodeRow; endsAt: Date | null }> {
    const code = await this.store.find(discountCodeOf(typed));
    if (code === null) throw new Refusal('billing.discount-not-found');
    const now = this.clock.now();
    const [uses, endsAt] = await Promise.all([this.store.uses(memberId, code.code), this.endOf(code, memberId, now)]);
    const refusal = codeRefusal({ ...uses, code, memberId, country, endsAt, purchase }, now);
    if (refusal !== null) throw new Refusal(refusal, termsOf(code));
    return { code, endsAt };
  }

  /** An offer of the site ends for each member at another time; for whoever is not offered it now, it is over. */
  private async endOf({ reason, code, expiresAt }: DiscountCodeRow, memberId: number, now: Date): Promise<Date | null> {
    if (reason === 'code' || reason === 'leaving') return expiresAt;
    const offer = await this.discounts.find(memberId);
    return offer?.code === code && offer.ends_at !== null ? new Date(offer.ends_at) : now;
  }
}

/** What the sentence of a refusal may name. */
const termsOf = ({ minimumOrderValue: minimum, currency }: DiscountCodeRow): RefusalParams =>
  minimum === null || currency === null ? {} : { minimum, currency };
