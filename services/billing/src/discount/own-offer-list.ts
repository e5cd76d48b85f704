import type { OfferName } from '@rendezvous/contracts/billing/offer-terms';
import { hours } from '@rendezvous/contracts/kernel';
import type { Database } from '@rendezvous/server/database';
import { type Actor, addAuditEntry } from '@rendezvous/site';

/** What everybody is offered who is new. */
export interface OwnOffer {
  readonly name: OfferName;
  readonly code: string;
  readonly percentage: number;
  readonly hours: number;
  readonly active: boolean;
}

/** Who changes an offer, and when; why, where somebody asks. */
export interface OfferChange {
  readonly actor: Actor;
  readonly at: Date;
  readonly why?: string;
}

/** Of each, the one that is offered, else the one that was last. */
const LIST = `
  select distinct on (reason) reason as name, code, percentage, window_seconds / 3600.0::float8 as hours, active from billing.discount_codes
  where reason in ('time-bonus', 'welcome') order by reason, active desc, id desc`;

const SET = `
  update billing.discount_codes set percentage = $2, window_seconds = $3
  where code = (select code from billing.discount_codes where reason = $1 order by active desc, id desc limit 1)
    and (percentage, window_seconds) is distinct from ($2, $3)
  returning id`;

/** The time bonus and the welcome discount, without a server around them: for operators, and for commands beside a running product. */
export class OwnOfferList {
  constructor(private readonly database: Database) {}

  all(): Promise<OwnOffer[]> {
    return this.database.read(LIST);
  }

  /**
   * Changes what an offer takes off, and how long it runs, and tells the log; the same again is told once. A welcome discount that somebody was shown
   * keeps its end; a time bonus runs from the signup.
   */
  async set(
    { name, percentage, hours: window }: Pick<OwnOffer, 'name' | 'percentage' | 'hours'>,
    { actor, at, why }: OfferChange,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await tx.change(SET, [name, percentage, hours(window) / 1000])).length === 0) return;
      const details = { percentage, hours: window, ...(why !== undefined && { reason: why }) };
      await addAuditEntry(tx, { actor, action: 'sites.offer', subject: name, details, at });
    });
  }
}
