import type { chooseDirectDebitAccount, DirectDebit, DirectDebitDetails } from '@rendezvous/contracts/billing/direct-debit';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { OrderPlacement } from '../checkout/order-placement.service.js';
import type { PlacedOrder } from '../checkout/placed-order.store.js';
import { DirectDebitCodes } from '../direct-debit-code/direct-debit-codes.service.js';
import { DirectDebitLimits } from '../direct-debit-limit/direct-debit-limits.service.js';
import { isOpen } from '../order/order-state.rules.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { Prices } from '../price/prices.service.js';
import { ibanCountry, mobileCountry, readIban, readMobile } from '../sepa/account.rules.js';
import { type AccountDetails, SealedAccounts } from '../sepa/account-details.service.js';
import type { DirectDebit as DirectDebitRow } from '../sepa/direct-debit.entity.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { Mandates } from '../sepa/mandates.service.js';
import { Sealing } from '../sepa/sealing.service.js';
import { type ChosenAccount, DirectDebitReading, type OpenDirectDebit } from './direct-debit-reading.service.js';

/** Who asks, and from where. */
export interface Asker {
  readonly memberId: number;
  /** Key of the network, for counting. */
  readonly network: string;
  readonly locale: Locale;
}

type Choice = InputOf<typeof chooseDirectDebitAccount>['body'];

/** Which account was chosen, as the debit has it: one that was typed, or the one of a mandate. */
type Kept = Pick<DirectDebitRow, 'sealed' | 'mandateId'>;

/** What leads up to the signature: an account is chosen, and a code is sent. */
@Injectable()
export class DirectDebits {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderPlacement,
    private readonly transitions: OrderTransitions,
    private readonly prices: Prices,
    private readonly reading: DirectDebitReading,
    private readonly limits: DirectDebitLimits,
    private readonly codes: DirectDebitCodes,
    private readonly accounts: SealedAccounts,
    private readonly sealing: Sealing,
    private readonly mandates: Mandates,
    private readonly debits: DirectDebitStore,
  ) {}

  async read({ memberId, locale }: Asker, orderId: number): Promise<DirectDebit> {
    return this.reading.view(await this.reading.open(memberId, orderId), locale);
  }

  /**
   * Keeps what was chosen, and sends a code to its mobile number, unless that has one for this account. Another choice takes the place of the one before.
   */
  async choose(asker: Asker, orderId: number, { details, keep }: Choice): Promise<DirectDebit> {
    const open = await this.reading.open(asker.memberId, orderId);
    const { account, earlier } = await this.accountOf(asker.memberId, open, details);
    await this.requireReachable(open, account);
    const accountKey = this.accounts.keyOf(account);
    const debtor = { ...asker, accountKey, networkKey: this.sealing.keyOf('network', asker.network) };
    await this.limits.require(debtor, { siteId: open.placed.order.siteId, amount: open.debit.amount });
    await this.keep(open, {
      kept: keep || earlier !== null,
      sealed: earlier === null ? this.accounts.seal(account) : null,
      mandateId: earlier?.mandate.id ?? null,
    });
    await this.codes.send({ ...asker, orderId, mobile: account.mobile });
    return this.read(asker, orderId);
  }

  /** Sends another code. Refuses when nothing was chosen. */
  async sendCode(asker: Asker, orderId: number): Promise<DirectDebit> {
    const open = await this.reading.open(asker.memberId, orderId);
    const chosen = this.reading.chosen(open.debit, await this.mandates.findStanding(asker.memberId));
    if (chosen === null) throw new Refusal('billing.direct-debit-changed');
    await this.requireReachable(open, chosen.account);
    await this.codes.send({ ...asker, orderId, mobile: chosen.account.mobile });
    return this.read(asker, orderId);
  }

  /** Gives an order up that nobody signed, and forgets what was typed for it. What was signed stays as it is. */
  async giveUp(memberId: number, orderId: number): Promise<PlacedOrder> {
    const { payment } = await this.orders.read(memberId, orderId);
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      const debit = payment.provider === 'sepa' ? await this.debits.lock(tx, payment.id) : null;
      if (debit?.state !== 'open') return;
      if (isOpen(order.state)) await this.transitions.giveUp(tx, orderId);
      await this.debits.update(tx, debit.paymentId, { state: 'given-up', sealed: null });
      await this.codes.forget(tx, orderId);
    });
    return this.orders.read(memberId, orderId);
  }

  private async accountOf(memberId: number, { placed }: OpenDirectDebit, details: DirectDebitDetails | null): Promise<ChosenAccount> {
    if (details !== null) return { account: await this.readDetails(details, placed.order), earlier: null };
    const earlier = await this.mandates.findStanding(memberId);
    if (earlier === null) throw new Refusal('billing.direct-debit-no-mandate');
    return { account: earlier.account, earlier };
  }

  private async readDetails(
    { iban: typed, mobile: dialled, ...rest }: DirectDebitDetails,
    { country, siteId }: PlacedOrder['order'],
  ): Promise<AccountDetails> {
    const iban = readIban(typed);
    if (iban === null) throw new Refusal('billing.direct-debit-iban');
    const countries: readonly string[] = await this.prices.countriesOf('sepa', siteId);
    if (!countries.includes(ibanCountry(iban))) throw new Refusal('billing.direct-debit-country');
    const mobile = readMobile(dialled, country);
    if (mobile === null) throw new Refusal('billing.direct-debit-mobile');
    return { ...rest, iban, mobile, country };
  }

  /** Codes go to the countries whose accounts are taken, and nowhere else: a message costs money, and rings wherever somebody likes. */
  private async requireReachable({ placed }: OpenDirectDebit, { mobile }: AccountDetails): Promise<void> {
    const countries: readonly (string | null)[] = await this.prices.countriesOf('sepa', placed.order.siteId);
    if (!countries.includes(mobileCountry(mobile))) throw new Refusal('billing.direct-debit-mobile-country');
  }

  private async keep({ placed, debit: { paymentId } }: OpenDirectDebit, chosen: Kept & { readonly kept: boolean }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, placed.order.id);
      const debit = await this.debits.lock(tx, paymentId);
      if (debit?.state !== 'open' || !isOpen(order.state)) throw new Refusal('billing.order-not-payable');
      await this.debits.update(tx, paymentId, { ...chosen, revision: debit.revision + 1 });
      // A code signs no other account than the one that it was sent for.
      if (!this.isSameAccount(debit, chosen)) await this.codes.forget(tx, order.id);
    });
  }

  private isSameAccount(before: Kept, { sealed, mandateId }: Kept): boolean {
    const keyOf = (account: Buffer | null) => account && this.accounts.keyOf(this.accounts.open(account));
    return before.mandateId === mandateId && keyOf(before.sealed) === keyOf(sealed);
  }
}
