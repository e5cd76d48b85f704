import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { DebitedNetworkStore } from '../sepa/debited-network.store.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { Sealing } from '../sepa/sealing.service.js';
import { hasRoom, LIMIT_MS } from './direct-debit-limit.rules.js';
import { DirectDebitLimitStore } from './direct-debit-limit.store.js';

/** Whose limit something counts in. Keys are hashes. */
export interface Debtor {
  readonly memberId: number;
  readonly accountKey: string;
  readonly networkKey: string;
}

type SignedDebit = Pick<DirectDebit, 'paymentId' | 'amount'>;

/** Who may pay by direct debit, and how much of it. */
@Injectable()
export class DirectDebitLimits {
  constructor(
    private readonly clock: Clock,
    private readonly blocked: BlockedMethods,
    private readonly sealing: Sealing,
    private readonly networks: DebitedNetworkStore,
    private readonly store: DirectDebitLimitStore,
  ) {}

  /** Refuses a member who cannot pay so, or not so much, before anything is typed. */
  async requireMember(memberId: number, amount: number): Promise<void> {
    if ((await this.blocked.of(memberId)).has('sepa')) throw new Refusal('billing.direct-debit-blocked');
    requireRoom(await this.store.ofMember(memberId, this.since()), amount);
  }

  /** The same once it is known from which account, and from where. What is signed is looked at once more. */
  async require({ memberId, accountKey, networkKey }: Debtor, amount: number): Promise<void> {
    await this.requireMember(memberId, amount);
    if (await this.store.isAccountBlocked(accountKey)) throw new Refusal('billing.direct-debit-blocked');
    requireRoom(await this.store.ofAccount(accountKey, this.since()), amount);
    requireRoom(await this.networks.sum(networkKey, this.since()), amount);
  }

  /** Counts a debit with the transaction that signs it. Whoever counts for the same member, account or network waits from here to its end. */
  async take(tx: Tx, { memberId, accountKey, networkKey }: Debtor, { paymentId, amount }: SignedDebit): Promise<void> {
    await tx.lock('billing.direct-debit-member', memberId);
    requireRoom(await this.store.ofMember(memberId, this.since(), tx), amount);
    await tx.lock('billing.direct-debit-account', accountKey);
    requireRoom(await this.store.ofAccount(accountKey, this.since(), tx), amount);
    await tx.lock('billing.direct-debit-network', networkKey);
    requireRoom(await this.networks.sum(networkKey, this.since(), tx), amount);
    await this.networks.count(tx, { networkKey, debitKey: this.sealing.keyOf('debit', paymentId), amount, at: this.clock.now() });
  }

  /** Forgets networks that count no more. */
  async forget(): Promise<void> {
    await this.networks.forgetUntil(this.since());
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - LIMIT_MS);
  }
}

const requireRoom = (signed: number, amount: number): void => {
  if (!hasRoom(signed, amount)) throw new Refusal('billing.direct-debit-limit');
};
