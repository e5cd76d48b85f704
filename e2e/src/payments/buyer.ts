import { randomUUID } from 'node:crypto';
import type { Joined } from '../product/members.js';

/** How the bank tells of a payment: each event twice, in the wrong order, or not at all. */
const DELIVERIES = ['twice', 'reordered', 'withheld'] as const;

interface Order {
  readonly id: number;
  readonly redirect: string;
}

interface Refused {
  readonly error: { readonly code: string; readonly params?: { readonly total?: number } };
}

/** A member who buys 10 credits again and again, and does what a browser does when the line breaks: the same once more. */
export class Buyer {
  private clientId = randomUUID();
  private total = 1299;
  private payments = 0;

  constructor(private readonly member: Joined) {}

  /** Orders, says yes at the bank and comes back, as far as the product answers; once more it is the same purchase. */
  async buy(): Promise<void> {
    const order = await this.place();
    if (order === null) return;
    await this.approve(order);
    await this.member.api.post(`/api/orders/${order.id}/check`, { data: {} }).catch(() => null);
  }

  /** The next purchase is another one. */
  forget(): void {
    this.clientId = randomUUID();
  }

  /** null without an answer */
  private async place(): Promise<Order | null> {
    const data = { clientId: this.clientId, bundle: '10', method: 'card', expected_total: this.total };
    const answer = await this.member.api.post('/api/orders', { data }).catch(() => null);
    if (answer === null || answer.status() >= 500) return null;
    if (answer.ok()) {
      const { order, redirect } = (await answer.json()) as { order: { id: number }; redirect: string };
      return { id: order.id, redirect };
    }
    const { error } = (await answer.json()) as Refused;
    // The purchase before this one was paid, or may still be: it is told once.
    if (error.code === 'billing.earlier-order-open') return this.place();
    if (error.code !== 'billing.price-changed') throw new Error(`An order was refused: ${error.code}`);
    // The time bonus of a new member begins, and ends with the first purchase.
    this.total = error.params?.total ?? 0;
    return this.place();
  }

  /** The bank's first answer counts. A decided order leads to its return page instead. */
  private async approve({ redirect }: Order): Promise<void> {
    if (!redirect.startsWith('/sandbox/bank/')) return;
    const form = { outcome: 'approve', delivery: DELIVERIES[this.payments++ % DELIVERIES.length]! };
    await this.member.api.post(redirect, { form, maxRedirects: 0 }).catch(() => null);
  }
}
