import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { OrderCompletion } from './order-completion.service.js';
import type { Order } from './order.entity.js';
import { isOpen, type Outcome, transitionsTo } from './order-state.rules.js';
import { OrderStore } from './order.store.js';

/**
 * The one door through which an order that is to be paid moves on. Webhooks, the return page, polling and the clock all end here, at the same
 * moment if they like: each locks the order first and then moves it by compare and set, so exactly one of them completes it.
 */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orders: OrderStore,
    private readonly completion: OrderCompletion,
    private readonly realtime: Realtime,
  ) {}

  /** Locks an order until the transaction ends: the first lock of whatever may move it. */
  lock(tx: Tx, orderId: number): Promise<Order> {
    return this.orders.lock(tx, orderId);
  }

  /** The same for an order of this member; null when the member has no such order. */
  lockOf(tx: Tx, memberId: number, orderId: number): Promise<Order | null> {
    return this.orders.lockOf(tx, memberId, orderId);
  }

  /** Notes that the provider waits for the payer. @returns false for an order that is open no more */
  async begin(tx: Tx, orderId: number): Promise<boolean> {
    const { state } = await this.orders.lock(tx, orderId);
    await this.moveTo(tx, orderId, 'pending');
    return isOpen(state);
  }

  /** Gives an open order up because its member says so. */
  async giveUp(tx: Tx, orderId: number): Promise<void> {
    await this.moveTo(tx, orderId, 'cancelled');
  }

  /** Gives an open order up because the member's next one takes its place. */
  async replace(tx: Tx, orderId: number): Promise<void> {
    const { state } = await this.orders.lock(tx, orderId);
    if (!isOpen(state)) return;
    await this.giveUp(tx, orderId);
    await this.orders.noteReplaced(tx, orderId);
  }

  /** Gives an open order up when its time is over. */
  async expire(orderId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order.expiresAt <= this.clock.now()) await this.moveTo(tx, orderId, 'expired');
    });
  }

  /** Locks the order and moves it step by step; an expiry or a failure that comes too late moves nothing. */
  async moveTo(tx: Tx, orderId: number, outcome: Outcome): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    let from = order.state;
    for (const step of transitionsTo(order.state, outcome)) {
      if (step === 'completed') await this.completion.complete(tx, order, from, this.clock.now());
      else await this.orders.transition(tx, orderId, from, step);
      from = step;
    }
    if (from !== order.state && from !== 'pending') this.tellMember(tx, order.memberId);
  }

  /** The member's open tabs, the return page among them, hear that their order is decided. */
  private tellMember(tx: Tx, memberId: number): void {
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}
