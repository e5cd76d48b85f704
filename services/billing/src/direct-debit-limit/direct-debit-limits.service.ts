import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { DebitedNetworkStore } from '../sepa/debited-network.store.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { Sealing } from '../sepa/sealing.service.js';
import { COUNTED_MS, countedSince, hasRoom } from './direct-debit-limit.rules.js';
import { DirectDebitLimitStore } from './direct-debit-limit.store.js';

/** Whose limit something counts in. Keys are hashes. */
export interface Debtor {
  readonly memberId: number;
  readonly accountKey: string;
  readonly networkKey: string;
}

/** What is to be paid, in cents, and on which site: that says what may be signed, whichever site earlier debits are of. */
export interface DebitedSale {
  readonly siteId: number | null;
  readonly amount: number;
}

type SignedDebit = DebitedSale & Pick<DirectDebit, 'paymentId'>;

/** Who may pay by direct debit, and how much of it. */
@Injectable()
export class DirectDebitLimits {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly blocked: BlockedMethods,
    private readonly sealing: Sealing,
    private readonly networks: DebitedNetworkStore,
    private readonly store: DirectDebitLimitStore,
  ) {}

  /** Refuses a member who cannot pay so, or not so much, before anything is typed. */
  async requireMember(memberId: number, sale: DebitedSale): Promise<void> {
    if ((await this.blocked.of(memberId)).has('sepa')) throw new Refusal('billing.direct-debit-blocked');
    const { since, requireRoom } = this.limitOn(sale);
    requireRoom(await this.store.ofMember(memberId, since));
  }

  /** The same once it is known from which account, and from where. What is signed is looked at once more. */
  async require({ memberId, accountKey, networkKey }: Debtor, sale: DebitedSale): Promise<void> {
    await this.requireMember(memberId, sale);
    if (await this.store.isAccountBlocked(accountKey)) throw new Refusal('billing.direct-debit-blocked');
    const { since, requireRoom } = this.limitOn(sale);
    requireRoom(await this.store.ofAccount(accountKey, since));
    requireRoom(await this.networks.sum(networkKey, since));
  }

  /** Counts a debit with the transaction that signs it. Whoever counts for the same member, account or network waits from here to its end. */
  async take(tx: Tx, { memberId, accountKey, networkKey }: Debtor, { paymentId, ...sale }: SignedDebit): Promise<void> {
    const { since, requireRoom } = this.limitOn(sale);
    await tx.lock('billing.direct-debit-member', memberId);
    requireRoom(await this.store.ofMember(memberId, since, tx));
    await tx.lock('billing.direct-debit-account', accountKey);
    requireRoom(await this.store.ofAccount(accountKey, since, tx));
    await tx.lock('billing.direct-debit-network', networkKey);
    requireRoom(await this.networks.sum(networkKey, since, tx));
    const { amount } = sale;
    await this.networks.count(tx, { networkKey, debitKey: this.sealing.keyOf('debit', paymentId), amount, at: this.clock.now() });
  }

  /** Forgets networks that count no more on any site. */
  async forget(): Promise<void> {
    await this.networks.forgetUntil(new Date(this.clock.now().getTime() - COUNTED_MS));
  }

  private limitOn({ siteId, amount }: DebitedSale) {
    const { settings } = this.sites.ofId(siteId);
    return {
      since: countedSince(this.clock.now(), settings),
      requireRoom: (signed: number): void => {
        if (!hasRoom(signed, amount, settings)) throw new Refusal('billing.direct-debit-limit');
      },
    };
  }
}
