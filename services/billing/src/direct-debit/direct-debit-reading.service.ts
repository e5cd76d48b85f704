import type { DirectDebit as DirectDebitView, Mandate as MandateView } from '@rendezvous/contracts/billing/direct-debit';
import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { OrderPlacement } from '../checkout/order-placement.service.js';
import type { PlacedOrder } from '../checkout/placed-order.store.js';
import { DirectDebitCodes } from '../direct-debit-code/direct-debit-codes.service.js';
import { isPayable } from '../order/order-state.rules.js';
import { Prices } from '../price/prices.service.js';
import { maskIban, maskMobile, writeIban } from '../sepa/account.rules.js';
import { type AccountDetails, SealedAccounts } from '../sepa/account-details.service.js';
import { dueDay } from '../sepa/bank-day.rules.js';
import { Creditors } from '../sepa/creditors.service.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { mandateReference } from '../sepa/mandate.rules.js';
import { Mandates, type StandingMandate } from '../sepa/mandates.service.js';
import { mandateWording } from './mandate-texts.js';

/** An order that waits to be signed. */
export interface OpenDirectDebit {
  readonly placed: PlacedOrder;
  readonly debit: DirectDebit;
}

/** What was chosen: an account that was typed, or the one of a mandate from before. */
export interface ChosenAccount {
  readonly account: AccountDetails;
  /** null for a mandate that is about to be signed. */
  readonly earlier: StandingMandate | null;
}

/** What a member sees of an order that is to be paid by direct debit. */
@Injectable()
export class DirectDebitReading {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly orders: OrderPlacement,
    private readonly prices: Prices,
    private readonly creditors: Creditors,
    private readonly accounts: SealedAccounts,
    private readonly mandates: Mandates,
    private readonly debits: DirectDebitStore,
    private readonly codes: DirectDebitCodes,
  ) {}

  /** Refuses an order that is not to be paid in this way, or not any more. */
  async open(memberId: number, orderId: number): Promise<OpenDirectDebit> {
    const placed = await this.orders.read(memberId, orderId);
    const debit = placed.payment.provider === 'sepa' ? await this.debits.find(placed.payment.id) : null;
    if (debit?.state !== 'open' || !isPayable(placed.order, this.clock.now())) throw new Refusal('billing.order-not-payable');
    return { placed, debit };
  }

  async view({ placed: { order }, debit }: OpenDirectDebit, locale: Locale): Promise<DirectDebitView> {
    const { name, id } = await this.creditors.named();
    const standing = await this.mandates.findStanding(order.memberId);
    const chosen = this.chosen(debit, standing);
    return {
      order: order.id,
      bundle: order.bundleId,
      credits: order.credits,
      amount: { amount: debit.amount, currency: debit.currency },
      creditor: { name, id },
      refund_days: this.sites.ofId(order.siteId).settings.refund_days,
      iban_countries: await this.prices.countriesOf('sepa', order.siteId),
      mandate: standing === null ? null : toMandate(standing),
      chosen: chosen === null ? null : await this.toChosen(debit, chosen, { name, id }, locale),
    };
  }

  /** The member's mandate for later purchases; null without one that stands. */
  async mandate(memberId: number): Promise<MandateView | null> {
    const standing = await this.mandates.findStanding(memberId);
    return standing === null ? null : toMandate(standing);
  }

  /** null before an account was chosen, and after the mandate ended that was. */
  chosen({ sealed, mandateId }: DirectDebit, standing: StandingMandate | null): ChosenAccount | null {
    if (sealed !== null) return { account: this.accounts.open(sealed), earlier: null };
    return mandateId === null || standing?.mandate.id !== mandateId ? null : { account: standing.account, earlier: standing };
  }

  private async toChosen(
    debit: DirectDebit,
    { account, earlier }: ChosenAccount,
    { name, id }: DirectDebitView['creditor'],
    locale: Locale,
  ): Promise<DirectDebitView['chosen']> {
    const kind = debit.kept === true ? 'recurrent' : 'one-off';
    const code = await this.codes.find(debit.orderId);
    return {
      revision: debit.revision,
      kept: debit.kept === true,
      due: dueDay(this.clock.now()),
      text: {
        reference: earlier?.mandate.reference ?? mandateReference(debit.orderId),
        creditor: { name: earlier?.mandate.creditorName ?? name, id: earlier?.mandate.creditorId ?? id },
        // who signs a mandate reads what they sign, digit by digit; one that stands was read when it was signed
        iban: earlier === null ? writeIban(account.iban) : maskIban(account.iban),
        holder: account.holder,
        wording: earlier?.mandate.wording.split('\n') ?? mandateWording(locale, name, kind),
        is_new: earlier === null,
      },
      code:
        code === null || code.mobile !== account.mobile
          ? null
          : {
              mobile: maskMobile(code.mobile),
              expires_at: code.expiresAt.toISOString(),
              resend_at: code.resendAt.toISOString(),
              resend_seconds: Math.max(0, Math.ceil((code.resendAt.getTime() - this.clock.now().getTime()) / 1000)),
              tries_left: code.triesLeft,
            },
    };
  }
}

const toMandate = ({ mandate, account }: StandingMandate): MandateView => ({
  reference: mandate.reference,
  iban: maskIban(account.iban),
  holder: account.holder,
  mobile: maskMobile(account.mobile),
  signed_at: mandate.signedAt.toISOString(),
});
