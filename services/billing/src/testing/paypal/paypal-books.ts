import { randomUUID } from 'node:crypto';
import type { Clock } from '@rendezvous/server/clock';

interface Money {
  readonly currency_code: string;
  readonly value: string;
}

interface PlayedCapture {
  readonly id: string;
  readonly order: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly amount: Money;
  readonly createdAt: number;
}

/** Money that moved without any order. */
interface PlayedTransfer {
  readonly id: string;
  readonly code: string;
  readonly amount: Money;
  readonly createdAt: number;
}

export interface PlayedRefund {
  readonly id: string;
  readonly capture: string;
  /** That of the payment for one that was made in PayPal's dashboard. */
  readonly customId: string | null;
  readonly amount: Money;
  readonly createdAt: number;
  /** PayPal took it back by itself. */
  readonly reversal: boolean;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
}

export interface PlayedOrder {
  readonly id: string;
  readonly customId: string;
  readonly amount: Money;
  readonly asked: string;
  readonly createdAt: number;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  /** When its payer agreed last. */
  updatedAt: number;
  /** What is taken when the shop captures, and what becomes of that; null when the payer's bank takes nothing. */
  will: Pick<PlayedCapture, 'status' | 'amount'> | null;
  capture: PlayedCapture | null;
  readonly refunds: PlayedRefund[];
}

export interface PlayedDispute {
  readonly id: string;
  readonly capture: string;
  readonly amount: Money;
  readonly createdAt: number;
  updatedAt: number;
  status: string;
  stage: 'INQUIRY' | 'CHARGEBACK';
  outcome: string | null;
}

/** A request that PayPal refuses. */
export class PlayedPayPalFault extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
  ) {
    super(issue);
  }
}

const name = (): string => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
const cents = ({ value }: Money): number => Math.round(Number(value) * 100);

/** The books of a PayPal that is played, written after PayPal's public documents. */
export class PayPalBooks {
  readonly orders = new Map<string, PlayedOrder>();
  readonly disputes = new Map<string, PlayedDispute>();
  readonly transfers: PlayedTransfer[] = [];
  /** Up to when transactions stand in the list; all of them unless it is behind. */
  listedUntil: number | null = null;
  refunding: 'COMPLETED' | 'PENDING' | 'refused' = 'COMPLETED';

  constructor(private readonly clock: Clock) {}

  get now(): number {
    return this.clock.now().getTime();
  }

  /** In PayPal's own time, which knows nothing of a clock that is moved. */
  iso(businessTime: number): string {
    return new Date(businessTime - this.clock.offset).toISOString();
  }

  createOrder(asked: string): PlayedOrder {
    const { intent, purchase_units: units } = JSON.parse(asked) as {
      intent?: string;
      purchase_units?: readonly { readonly custom_id: string; readonly amount: Money }[];
    };
    const unit = units?.[0];
    if (intent !== 'CAPTURE' || unit === undefined || !/^\d+\.\d\d$/.test(unit.amount.value))
      throw new PlayedPayPalFault(400, 'INVALID_PARAMETER_VALUE');
    const { custom_id: customId, amount } = unit;
    const order: PlayedOrder = {
      id: name(),
      customId,
      amount,
      asked,
      createdAt: this.now,
      updatedAt: this.now,
      status: 'PAYER_ACTION_REQUIRED',
      will: { status: 'COMPLETED', amount },
      capture: null,
      refunds: [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  order(id: string): PlayedOrder {
    const found = this.orders.get(id);
    if (found === undefined) throw new PlayedPayPalFault(404, 'INVALID_RESOURCE_ID');
    return found;
  }

  /** A refund, by its name here. */
  refundOf(id: string): PlayedRefund {
    const found = [...this.orders.values()].flatMap(({ refunds }) => refunds).find((refund) => refund.id === id);
    if (found === undefined) throw new PlayedPayPalFault(404, 'INVALID_RESOURCE_ID');
    return found;
  }

  /** Somebody pays, or is paid, beside any order. */
  transferElsewhere(code: string, amount: number, currency: string): PlayedTransfer {
    const transfer = { id: name(), code, amount: { currency_code: currency, value: (amount / 100).toFixed(2) }, createdAt: this.now };
    this.transfers.push(transfer);
    return transfer;
  }

  /** The order of a capture. */
  orderOf(capture: string): PlayedOrder {
    const found = [...this.orders.values()].find((order) => order.capture?.id === capture);
    if (found === undefined) throw new PlayedPayPalFault(404, 'INVALID_RESOURCE_ID');
    return found;
  }

  capture(id: string): PlayedOrder {
    const order = this.order(id);
    if (order.capture !== null) throw new PlayedPayPalFault(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new PlayedPayPalFault(422, 'ORDER_NOT_APPROVED');
    if (order.will === null) throw new PlayedPayPalFault(422, 'INSTRUMENT_DECLINED');
    order.capture = { id: name(), order: id, createdAt: this.now, ...order.will };
    order.status = 'COMPLETED';
    return order;
  }

  refund(capture: string, { amount, custom_id: customId }: { readonly amount: Money; readonly custom_id?: string }): PlayedRefund {
    const order = this.orderOf(capture);
    const taken = order.refunds.reduce((sum, refund) => sum + (refund.status === 'FAILED' ? 0 : cents(refund.amount)), 0);
    if (taken + cents(amount) > cents(order.capture!.amount)) throw new PlayedPayPalFault(422, 'REFUND_AMOUNT_EXCEEDED');
    if (this.refunding === 'refused') throw new PlayedPayPalFault(422, 'REFUND_NOT_ALLOWED');
    const made = { customId: customId ?? null, reversal: false, status: this.refunding };
    const refund: PlayedRefund = { id: name(), capture, amount, createdAt: this.now, ...made };
    order.refunds.push(refund);
    order.capture!.status = taken + cents(amount) === cents(order.capture!.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return refund;
  }

  /** Somebody pays back in PayPal's dashboard. */
  refundElsewhere(id: string, amount: number): PlayedRefund {
    const { capture, customId } = this.order(id);
    const paid = capture!.amount;
    return this.refund(capture!.id, { amount: { ...paid, value: (amount / 100).toFixed(2) }, custom_id: customId });
  }

  /** PayPal takes a payment back by itself, all of it unless it is another amount, in cents. */
  reverse(id: string, amount?: number): PlayedRefund {
    const { capture, refunds } = this.order(id);
    const { currency_code, value } = capture!.amount;
    const back = { currency_code, value: amount === undefined ? value : (amount / 100).toFixed(2) };
    const made = { customId: null, reversal: true, status: 'COMPLETED' } as const;
    const reversal: PlayedRefund = { id: name(), capture: capture!.id, amount: back, createdAt: this.now, ...made };
    refunds.push(reversal);
    capture!.status = back.value === value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return reversal;
  }

  /** Those of a capture, or those that moved since a moment of PayPal's own time; the one that was opened last first. */
  disputesOf({ capture, movedSince }: { readonly capture: string | null; readonly movedSince: string | null }): PlayedDispute[] {
    return [...this.disputes.values()]
      .filter((dispute) => capture === null || dispute.capture === capture)
      .filter(({ updatedAt }) => movedSince === null || new Date(this.iso(updatedAt)) >= new Date(movedSince))
      .toReversed();
  }

  /** A dispute goes on, or is decided. */
  moveDispute(id: string, to: Pick<PlayedDispute, 'status' | 'stage' | 'outcome'>): void {
    Object.assign(this.disputes.get(id)!, to, { updatedAt: this.now });
  }

  /** The payer agrees on PayPal's page; what is taken then can be played wrong. */
  approve(
    id: string,
    will: { readonly status?: PlayedCapture['status']; readonly amount?: number; readonly currency?: string } = {},
  ): void {
    const order = this.order(id);
    const { status = 'COMPLETED', amount = cents(order.amount), currency = order.amount.currency_code } = will;
    order.status = 'APPROVED';
    // PayPal's own time goes on, whatever becomes of the one that is moved
    order.updatedAt += 1000;
    order.will = { status, amount: { currency_code: currency, value: (amount / 100).toFixed(2) } };
  }

  /** The same, with money that the payer's bank does not give. */
  approveInVain(id: string): void {
    this.approve(id);
    this.order(id).will = null;
  }

  /** @param amount in cents; that of the payment unless it is another */
  dispute(id: string, like: Pick<PlayedDispute, 'status' | 'stage' | 'outcome'>, amount?: number): PlayedDispute {
    const { capture } = this.order(id);
    const { currency_code, value } = capture!.amount;
    const disputed = { currency_code, value: amount === undefined ? value : (amount / 100).toFixed(2) };
    const at = { createdAt: this.now, updatedAt: this.now };
    const dispute: PlayedDispute = { id: `PP-D-${name()}`, capture: capture!.id, amount: disputed, ...at, ...like };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }
}
