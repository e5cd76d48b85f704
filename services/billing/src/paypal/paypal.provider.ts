import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import type { Clock } from '@rendezvous/server/clock';
import type { PayPalAccount } from '@rendezvous/server/config';
import { Refusal } from '@rendezvous/server/refusal';
import { type CallFailure, type CallOutcome, reasonOf, settleCall } from '../payment/call-outcome.js';
import {
  type DisputeReport,
  type KnownRefund,
  type ListedCharge,
  type NewPayment,
  type NewRefund,
  PaymentProvider,
  type PaymentReport,
  type ProviderEvent,
  type RefundReport,
  type SignedRequest,
  type StartedPayment,
} from '../payment/payment.provider.js';
import { PayPalClient, PayPalFault } from './paypal-client.js';
import { disputesOfPath, disputesSincePath, nextDisputesPath, openedBefore, type PayPalDisputes } from './paypal-dispute.rules.js';
import { readPayPalEvent } from './paypal-event.rules.js';
import {
  askedAs,
  capturedBy,
  captureKey,
  captureOf,
  disputeReportOf,
  fromPayPalMoney,
  orderFor,
  orderOf,
  type PayPalCapture,
  type PayPalDispute,
  type PayPalMoney,
  type PayPalOrder,
  type PayPalRefund,
  paymentReportOf,
  refundReportOf,
  toPayPalMoney,
} from './paypal-payment.rules.js';
import { PayPalSignature } from './paypal-signature.js';
import {
  listedChargeOf,
  type PayPalTransaction,
  type PayPalTransactions,
  refundNameOf,
  transactionsPath,
} from './paypal-transaction.rules.js';

/** Answers by which PayPal says that it did nothing and would do nothing the next time. */
const REFUSALS: readonly number[] = [400, 404, 422];

const outcomeOfFailure = (error: unknown): CallFailure => ({
  outcome: error instanceof PayPalFault && REFUSALS.includes(error.statusCode) ? 'refused' : 'unknown',
  reason: reasonOf(error),
});

const call = <T>(work: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> => settleCall(work, outcomeOfFailure);

const isSame = (money: PayPalMoney | undefined, { amount, currency }: NewPayment['amount']): boolean =>
  money !== undefined && money.currency_code === currency && fromPayPalMoney(money).amount === amount;

/**
 * The adapter to PayPal: members agree on its own page, and the money is taken when they have, by whoever asks first how the payment stands. A payment's
 * reference is the name of its order at PayPal.
 */
export class PayPalProvider extends PaymentProvider {
  readonly name = 'paypal' as const;
  readonly methods: readonly PaymentMethod[] = ['paypal'];
  private readonly paypal: PayPalClient;
  private readonly signature: PayPalSignature;

  constructor(
    account: PayPalAccount,
    private readonly clock: Clock,
  ) {
    super();
    this.paypal = new PayPalClient(account);
    this.signature = new PayPalSignature(account.certificates, account.webhookId);
  }

  start(payment: NewPayment): Promise<CallOutcome<StartedPayment>> {
    return call(async () => {
      const order = await this.paypal.post<PayPalOrder>(
        '/v2/checkout/orders',
        orderFor(payment),
        `payment:${payment.id}:${payment.attempt}`,
      );
      if (!isSame(order.purchase_units?.[0]?.amount, payment.amount))
        return { outcome: 'refused', reason: 'PayPal knows another payment by this id.' };
      const redirect = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (redirect === undefined) throw new Error(`PayPal names no page for the order ${order.id}`);
      return { outcome: 'ok', value: { reference: order.id, redirect } };
    });
  }

  /**
   * PayPal cannot be asked for orders by our id. Nothing is lost by that: an order whose page nobody was led to can be agreed to by nobody, money is taken
   * only by `report`, and what is open lapses by itself.
   */
  findStarted(): Promise<CallOutcome<StartedPayment | null>> {
    return Promise.resolve({ outcome: 'ok', value: null });
  }

  /** Takes the money of an order that its payer has agreed to: asked twice, and at once, it is taken once. */
  report(reference: string, takes = true): Promise<CallOutcome<PaymentReport>> {
    return call(async () => {
      let order = await this.order(reference);
      if (takes && order.status === 'APPROVED' && captureOf(order) === null) order = await this.capture(order);
      return { outcome: 'ok', value: paymentReportOf(order, this.clock.offset) };
    });
  }

  /** PayPal closes no page. Money is taken by `report` alone, though: what nobody agreed to is cancelled when that takes none any more. */
  override cancel(reference: string): Promise<CallOutcome<PaymentReport>> {
    return call(async () => {
      const order = await this.order(reference);
      if (order.status === 'APPROVED' || captureOf(order) !== null) return this.report(reference);
      return { outcome: 'ok', value: { ...paymentReportOf(order, this.clock.offset), status: 'cancelled' } };
    });
  }

  refund({ id, attempt, payment, amount }: NewRefund): Promise<CallOutcome<RefundReport>> {
    return call(async () => {
      const capture = captureOf(await this.order(payment));
      if (capture === null) return { outcome: 'refused', reason: 'nothing-paid' satisfies RefundFault };
      const asked = { amount: toPayPalMoney(amount), custom_id: id };
      const path = `/v2/payments/captures/${capture.id}/refund`;
      const refund = await this.paypal.post<PayPalRefund>(path, asked, `refund:${id}:${attempt}`);
      if (!isSame(refund.amount, amount)) return { outcome: 'refused', reason: 'other-refund' satisfies RefundFault };
      return { outcome: 'ok', value: refundReportOf(refund) };
    });
  }

  reportRefund({ id, payment }: NewRefund): Promise<CallOutcome<RefundReport | null>> {
    return call(async () => {
      const refunds = (await this.order(payment)).purchase_units?.[0]?.payments?.refunds ?? [];
      const refund = refunds.find(({ custom_id: ours }) => ours === id);
      return { outcome: 'ok', value: refund === undefined ? null : refundReportOf(refund) };
    });
  }

  /** A refund leads up to its capture, and a capture to its order. */
  override findRefund(reference: string): Promise<CallOutcome<KnownRefund>> {
    return call(async () => {
      const refund = await this.paypal.get<PayPalRefund>(`/v2/payments/refunds/${encodeURIComponent(reference)}`);
      const name = capturedBy(refund);
      const capture = name === undefined ? undefined : await this.captureNamed(name);
      const payment = capture === undefined ? undefined : orderOf(capture);
      if (payment === undefined || refund.amount === undefined)
        return { outcome: 'refused', reason: 'It is of no payment that was begun here.' };
      const amount = fromPayPalMoney(refund.amount);
      return { outcome: 'ok', value: { ...refundReportOf(refund), id: askedAs(refund, capture?.custom_id), payment, amount } };
    });
  }

  override listRefunds(from: Date, to: Date): Promise<CallOutcome<readonly string[]>> {
    return this.list(from, to, refundNameOf);
  }

  override findDisputes(payment: string): Promise<CallOutcome<readonly string[]>> {
    return call(async () => {
      const capture = captureOf(await this.order(payment));
      if (capture === null) return { outcome: 'ok', value: [] };
      const { items = [] } = await this.paypal.get<PayPalDisputes>(disputesOfPath(capture.id));
      return { outcome: 'ok', value: items.map(({ dispute_id: name }) => name) };
    });
  }

  /** A dispute is of a capture, and a capture of an order. */
  reportDispute(reference: string): Promise<CallOutcome<DisputeReport>> {
    return call(async () => {
      const dispute = await this.paypal.get<PayPalDispute>(`/v1/customer/disputes/${encodeURIComponent(reference)}`);
      const capture = dispute.disputed_transactions?.[0]?.seller_transaction_id;
      const order = capture === undefined ? undefined : orderOf(await this.captureNamed(capture));
      if (order === undefined) return { outcome: 'refused', reason: 'It is of no payment that was begun here.' };
      return { outcome: 'ok', value: disputeReportOf(dispute, order) };
    });
  }

  /** With those that moved since one moment, whenever they were opened. */
  listDisputes(from: Date, to: Date): Promise<CallOutcome<readonly string[]>> {
    const [start, end] = this.real(from, to);
    return call(async () => {
      const [listed, read] = [new Set<string>(), new Set<string>()];
      for (let path: string | null = disputesSincePath(start); path !== null;) {
        // a list that leads back to itself has no end, and nobody knows what it would have told
        if (read.has(path)) throw new Error('PayPal’s list of disputes leads back to a page that was read.');
        read.add(path);
        const page: PayPalDisputes = await this.paypal.get<PayPalDisputes>(path);
        for (const name of openedBefore(page, end)) listed.add(name);
        path = nextDisputesPath(page);
      }
      return { outcome: 'ok', value: [...listed] };
    });
  }

  listCharges(from: Date, to: Date): Promise<CallOutcome<readonly ListedCharge[]>> {
    return this.list(from, to, listedChargeOf);
  }

  /** PayPal's list can be hours behind: while it does not reach so far, nobody knows what will stand in it. */
  private list<T>(from: Date, to: Date, read: (transaction: PayPalTransaction) => T | null): Promise<CallOutcome<readonly T[]>> {
    const [start, end] = this.real(from, to);
    return call(async () => {
      const listed: T[] = [];
      for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
        const answer = await this.paypal.get<PayPalTransactions>(transactionsPath(start, end, page));
        if (answer.last_refreshed_datetime !== undefined && new Date(answer.last_refreshed_datetime) < end)
          return { outcome: 'unknown', reason: 'PayPal has not listed all of that time yet.' };
        listed.push(...(answer.transaction_details ?? []).flatMap(({ transaction_info: one }) => read(one) ?? []));
        pages = answer.total_pages ?? 1;
      }
      return { outcome: 'ok', value: listed };
    });
  }

  async readEvent(request: SignedRequest): Promise<ProviderEvent> {
    // Real time, as with every company: moving the demo's clock must not make a request stale.
    if (!(await this.signature.isValid(request, new Date()))) throw new Refusal('billing.webhook-signature');
    const read = readPayPalEvent(jsonOf(request.body), this.clock.offset);
    if (read === null) throw new Refusal('request.invalid');
    return read;
  }

  /** In PayPal's own time. */
  private real(from: Date, to: Date): readonly [from: Date, to: Date] {
    const real = (at: Date): Date => new Date(at.getTime() - this.clock.offset);
    return [real(from), real(to)];
  }

  private order(reference: string): Promise<PayPalOrder> {
    return this.paypal.get<PayPalOrder>(`/v2/checkout/orders/${encodeURIComponent(reference)}`);
  }

  private captureNamed(name: string): Promise<PayPalCapture> {
    return this.paypal.get<PayPalCapture>(`/v2/payments/captures/${encodeURIComponent(name)}`);
  }

  /** What the payer's bank declines stays open at PayPal: the payer can choose another one there, so it is asked for as it stands. */
  private async capture(order: PayPalOrder): Promise<PayPalOrder> {
    const { id } = order;
    try {
      return await this.paypal.post<PayPalOrder>(`/v2/checkout/orders/${encodeURIComponent(id)}/capture`, {}, captureKey(order));
    } catch (error) {
      if (error instanceof PayPalFault && error.statusCode === 422) return this.order(id);
      throw error;
    }
  }
}

/** undefined for what is no JSON. */
const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
