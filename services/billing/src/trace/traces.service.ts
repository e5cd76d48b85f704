import type { traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { AdjustmentStore } from '../adjustment/adjustment.store.js';
import { adjustmentRows, chainRows, entryRow, orderRow, strayAnswerRows, strayEventRows, strayLineRows } from './trace-rows.rules.js';
import { candidatesFor, type TraceCandidate, type TraceStart } from './trace-search.rules.js';
import { SHARED_STARTS, type SharedStart, type TracePlace, TraceStartStore } from './trace-start.store.js';
import { TraceStore } from './trace.store.js';

type Reply = ReplyOf<typeof traceMoney>;
type Found = TracePlace & { readonly kind: TraceStart };
type Trace = Pick<Reply, 'member_id' | 'rows'>;

/** Follows money both ways: from any link of its chain to all of them. */
@Injectable()
export class Traces {
  constructor(
    private readonly members: Members,
    private readonly adjustments: AdjustmentStore,
    private readonly starts: TraceStartStore,
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
    return (await this.starts.find({ kind, value })).map((place) => ({ ...place, kind }));
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
    if (kind === 'line') {
      const line = await this.store.bankLine(id);
      return { member_id: null, rows: line === null ? [] : strayLineRows(line) };
    }
    return { member_id: memberId, rows: isShared(kind) ? await this.sharedRows(kind, id) : await this.ownRows(kind, Number(id)) };
  }

  /** The orders of a member, of a mandate, of a file: each leads to its chain. */
  private async sharedRows(kind: SharedStart, id: string): Promise<Trace['rows']> {
    const orders = await this.store.orders(await this.starts.orderIds(kind, id));
    const answer = kind === 'bank-answer' && orders.length === 0 ? await this.store.answer(Number(id)) : null;
    return answer === null ? orders.map((order) => orderRow({ of: 'orders', number: null }, order)) : strayAnswerRows(answer);
  }

  /** What belongs to a member and is of no order. */
  private async ownRows(kind: TraceStart, id: number): Promise<Trace['rows']> {
    const entries = kind === 'entry' ? await this.store.entriesAround(id) : [];
    const adjusted = kind === 'adjustment' ? id : adjustmentOf(entries);
    const adjustment = adjusted === null ? null : await this.adjustments.find(adjusted);
    if (adjustment === null) return entries.map(entryRow({ of: 'ledger', number: null }));
    return adjustmentRows(adjustment, adjustment.entryId === null ? [] : await this.store.entriesAround(adjustment.entryId));
  }
}

const isShared = (kind: TraceStart): kind is SharedStart => (SHARED_STARTS as readonly TraceStart[]).includes(kind);

/** The adjustment that an entry names; null for any other entry. */
const adjustmentOf = (entries: readonly { readonly kind: string; readonly reference: string }[]): number | null => {
  const entry = entries.find(({ kind }) => kind === 'adjustment');
  return entry === undefined ? null : Number(entry.reference.split(':')[1]);
};
