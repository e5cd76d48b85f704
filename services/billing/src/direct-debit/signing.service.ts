import type { signDirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { OrderPlacement } from '../checkout/order-placement.service.js';
import type { PlacedOrder } from '../checkout/placed-order.store.js';
import { DirectDebitCodes } from '../direct-debit-code/direct-debit-codes.service.js';
import { DirectDebitLimits } from '../direct-debit-limit/direct-debit-limits.service.js';
import { isPayable } from '../order/order-state.rules.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { SealedAccounts } from '../sepa/account-details.service.js';
import { dueDay } from '../sepa/bank-day.rules.js';
import { Creditors } from '../sepa/creditors.service.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { type MandateKind, mandateReference } from '../sepa/mandate.rules.js';
import { MandateStore } from '../sepa/mandate.store.js';
import { Mandates } from '../sepa/mandates.service.js';
import { Sealing } from '../sepa/sealing.service.js';
import { type ChosenAccount, DirectDebitReading } from './direct-debit-reading.service.js';
import type { Asker } from './direct-debits.service.js';
import { mandateWording } from './mandate-texts.js';

type Signature = InputOf<typeof signDirectDebit>['body'];

/** Signs mandates: with that the debit is registered, and the order completes. */
@Injectable()
export class Signing {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orders: OrderPlacement,
    private readonly transitions: OrderTransitions,
    private readonly status: PaymentStatusCheck,
    private readonly reading: DirectDebitReading,
    private readonly limits: DirectDebitLimits,
    private readonly codes: DirectDebitCodes,
    private readonly creditors: Creditors,
    private readonly accounts: SealedAccounts,
    private readonly sealing: Sealing,
    private readonly mandates: Mandates,
    private readonly mandateStore: MandateStore,
    private readonly debits: DirectDebitStore,
  ) {}

  /** The same again, once it is signed, signs nothing and answers the order. */
  async sign(asker: Asker, orderId: number, signature: Signature): Promise<PlacedOrder> {
    const { memberId } = asker;
    const { payment } = await this.orders.read(memberId, orderId);
    const known = payment.provider === 'sepa' ? await this.debits.find(payment.id) : null;
    if (known === null) throw new Refusal('billing.order-not-payable');
    if (known.signedAt === null) await this.signUnlessSigned(asker, known, signature);
    // Asked like any company: should we die before this, polling asks.
    await this.status.check(orderId);
    return this.orders.read(memberId, orderId);
  }

  /** Of two at once, one signs: to the other the code is gone, the limit reached or the order past it, and all is well. */
  private async signUnlessSigned(asker: Asker, { paymentId, orderId }: DirectDebit, signature: Signature): Promise<void> {
    try {
      await this.signOpen(asker, orderId, signature);
    } catch (error) {
      if ((await this.debits.find(paymentId))?.signedAt == null) throw error;
    }
  }

  private async signOpen(asker: Asker, orderId: number, { code, revision }: Signature): Promise<void> {
    const { debit, placed } = await this.reading.open(asker.memberId, orderId);
    const { account } = await this.requireChosen(asker.memberId, debit, revision);
    const { siteId } = placed.order;
    await this.limits.require(this.debtorOf(asker, this.accounts.keyOf(account)), { siteId, amount: debit.amount });
    await this.codes.check({ orderId, memberId: asker.memberId, mobile: account.mobile }, code);
    await this.database.transaction((tx) => this.register(tx, asker, orderId, debit.paymentId, revision));
  }

  /** What was looked at before is looked at once more, now that nothing of it can change. */
  private async register(tx: Tx, asker: Asker, orderId: number, paymentId: string, revision: number): Promise<void> {
    const order = await this.transitions.lock(tx, orderId);
    const debit = await this.debits.lock(tx, paymentId);
    if (debit === null || debit.signedAt !== null) return;
    if (debit.state !== 'open' || !isPayable(order, this.clock.now())) throw new Refusal('billing.order-not-payable');
    const chosen = await this.requireChosen(asker.memberId, debit, revision, tx);
    const { amount } = debit;
    await this.limits.take(tx, this.debtorOf(asker, this.accounts.keyOf(chosen.account)), { siteId: order.siteId, paymentId, amount });
    const { earlier } = chosen;
    // Taken back meanwhile: whoever does that afterwards finds this debit, and stops it.
    if (earlier !== null && !(await this.mandateStore.hold(tx, earlier.mandate.id))) throw new Refusal('billing.direct-debit-no-mandate');
    const signedAt = this.clock.now();
    const mandateId = earlier?.mandate.id ?? (await this.signMandate(tx, asker, debit, chosen, signedAt));
    const due = dueDay(signedAt);
    await this.debits.update(tx, paymentId, { state: 'registered', sealed: null, mandateId, due, signedAt });
    await this.codes.forget(tx, orderId);
    await tx.publish('billing.direct-debit-announced', { number: debit.id, memberId: asker.memberId, notice: 1 });
  }

  private async requireChosen(memberId: number, debit: DirectDebit, revision: number, tx?: Tx): Promise<ChosenAccount> {
    if (debit.revision !== revision) throw new Refusal('billing.direct-debit-changed');
    const chosen = this.reading.chosen(debit, await this.mandates.findStanding(memberId, tx));
    if (chosen === null) throw new Refusal(debit.mandateId === null ? 'billing.direct-debit-changed' : 'billing.direct-debit-no-mandate');
    return chosen;
  }

  /** A new mandate for later purchases takes the place of the one before. */
  private async signMandate(tx: Tx, asker: Asker, debit: DirectDebit, { account }: ChosenAccount, signedAt: Date): Promise<number> {
    const { memberId, locale: language } = asker;
    const { id: creditorId, name: creditorName } = await this.creditors.named();
    const kind: MandateKind = debit.kept === true ? 'recurrent' : 'one-off';
    if (kind === 'recurrent') await this.mandateStore.revoke(tx, memberId, signedAt);
    return this.mandateStore.insert(tx, {
      memberId,
      reference: mandateReference(debit.orderId),
      kind,
      accountKey: this.accounts.keyOf(account),
      sealed: this.accounts.seal(account),
      creditorId,
      creditorName,
      language,
      wording: mandateWording(language, creditorName, kind).join('\n'),
      signedAt,
    });
  }

  private debtorOf({ memberId, network }: Asker, accountKey: string) {
    return { memberId, accountKey, networkKey: this.sealing.keyOf('network', network) };
  }
}
