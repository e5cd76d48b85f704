import { Injectable } from '@nestjs/common';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { PaymentStatusCheck, type StatusAnswer } from './status-check.service.js';

/** Gives open orders up whose time is over. */
@Injectable()
export class OrderExpiry {
  constructor(
    private readonly status: PaymentStatusCheck,
    private readonly transitions: OrderTransitions,
  ) {}

  /**
   * Asks the provider first: who paid in time gets the credits. Without its answer nobody knows, and the order stays open; whoever was told that it is
   * over could pay twice.
   */
  async expire(orderId: number): Promise<StatusAnswer> {
    const answer = await this.status.check(orderId);
    if (answer !== 'silent') await this.transitions.expire(orderId);
    return answer;
  }

  /** The same for one of which an operator knows more than the provider said. */
  async expireResolved(orderId: number): Promise<void> {
    await this.status.check(orderId);
    await this.transitions.expire(orderId);
  }
}
