import type { traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { AdjustmentStore } from '../adjustment/adjustment.store.js';
import { adjustmentRows, chainRows, entryRow, orderRow, strayEventRows } from './trace-rows.rules.js';
import { candidatesFor, type TraceCandidate, type TraceStart } from './trace-search.rules.js';
import { type TracePlace, TraceStore } from './trace.store.js';

type Reply = ReplyOf<typeof traceMoney>;
type Found = TracePlace & { readonly kind: TraceStart };
type Trace = Pick<Reply, 'member_id' | 'rows'>;

/** Follows money both ways: from any link of its chain to all of them. */
@Injectable()
export class Traces {
  constructor(
    private readonly members: Members,
    private readonly adjustments: AdjustmentStore,
    private readonly store: TraceStore,
  ) {}

  async find(text: string): Promise<Reply> {
    const places = await Promise.all(candidatesFor(text).map((candidate) => this.places(candidate)));
    const found = places.flat();
    const [first] = found;
    const trace = first === undefined ? { member_id: null, rows: [] } : await this.trace(first);
    return { found: found.map(({ kind, id }) => `${kind}:${id}`), ...trace };
  }

  /** Addresses are account's to look up; who never had credits is found, too. */
  private async places({ kind, value }: TraceCandidate): Promise<Found[]> {
    if (kind === 'member' && value.includes('@')) {
      const memberId = await this.members.withEmail(value);
      return memberId === null ? [] : [{ kind, id: String(memberId), orderId: null, memberId }];
    }
    return (await this.store.find({ kind, value })).map((place) => ({ ...place, kind }));
  }

  private async trace({ kind, id, orderId, memberId }: Found): Promise<Trace> {
    if (orderId !== null) {
      const chain = await this.store.chain(orderId);
      return { member_id: chain.order.memberId, rows: chainRows(chain) };
    }
    if (kind === 'event') {
      const event = await this.store.event(id);
      return { member_id: null, rows: event === null ? [] : strayEventRows(event) };
    }
    return { member_id: memberId, rows: await this.ownRows(kind, Number(id)) };
  }

  /** What belongs to a member and is of no order. */
  private async ownRows(kind: TraceStart, id: number): Promise<Trace['rows']> {
    if (kind === 'member') return (await this.store.orders(id)).map((order) => orderRow({ of: 'orders', number: null }, order));
    const entries = kind === 'entry' ? await this.store.entriesAround(id) : [];
    const adjusted = kind === 'adjustment' ? id : adjustmentOf(entries);
    const adjustment = adjusted === null ? null : await this.adjustments.find(adjusted);
    if (adjustment === null) return entries.map(entryRow({ of: 'ledger', number: null }));
    return adjustmentRows(adjustment, adjustment.entryId === null ? [] : await this.store.entriesAround(adjustment.entryId));
  }
}

/** The adjustment that an entry names; null for any other entry. */
const adjustmentOf = (entries: readonly { readonly kind: string; readonly reference: string }[]): number | null => {
  const entry = entries.find(({ kind }) => kind === 'adjustment');
  return entry === undefined ? null : Number(entry.reference.split(':')[1]);
};
