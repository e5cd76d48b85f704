import { ADJUSTED_ALONE } from '@rendezvous/contracts/billing/adjustment-terms';
import type { Adjustment, createAdjustment, listAdjustments } from '@rendezvous/contracts/billing/operator-adjustments';
import { days } from '@rendezvous/contracts/kernel';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { type Decision, expiryOf } from '../approval/approval.rules.js';
import { Approvals } from '../approval/approvals.service.js';
import { Wallets } from '../wallet/wallets.service.js';
import { ADJUSTMENT_PAGE, adjustmentReference, type AdjustmentRow, AdjustmentStore, toAdjustment } from './adjustment.store.js';

/** As the audit log names what credits are adjusted by. */
const CALLS = '/api/operator/adjustments';

type Wish = InputOf<typeof createAdjustment>['body'];
const ACTIONS = { applied: 'billing.approve-adjustment', declined: 'billing.decline-adjustment' } as const;

/** Credits that operators give and take: a few alone, more only with another operator. */
@Injectable()
export class Adjustments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly wallets: Wallets,
    private readonly approvals: Approvals,
    private readonly store: AdjustmentStore,
  ) {}

  async list(
    { state, member, before }: InputOf<typeof listAdjustments>['query'],
    operatorId: number,
  ): Promise<ReplyOf<typeof listAdjustments>> {
    const now = this.clock.now();
    const [rows, alone] = await Promise.all([
      this.store.page(state === 'open' ? now : null, member ?? null, before ?? null),
      this.store.adjustedAlone(operatorId, dayBefore(now)),
    ]);
    return {
      adjustments: rows.slice(0, ADJUSTMENT_PAGE).map((row) => toAdjustment(row, now)),
      more: rows.length > ADJUSTMENT_PAGE,
      alone: Math.max(0, ADJUSTED_ALONE.day - alone),
    };
  }

  create(wish: Wish, operatorId: number): Promise<Adjustment> {
    if (wish.member_id === operatorId) throw new Refusal('billing.adjustment-own');
    return this.database.transaction(async (tx) => {
      // One at a time for each operator, so that many at once cannot give more than one after the other.
      await tx.lock('billing.adjust', operatorId);
      const made = await this.store.findByClientId(tx, operatorId, wish.clientId);
      if (made !== null) return this.repeated(made, wish);
      await this.holdMember(tx, wish.member_id);
      const id = (await this.isAlone(tx, wish, operatorId))
        ? await this.adjust(tx, wish, operatorId)
        : await this.ask(tx, wish, operatorId);
      return this.told(tx, id);
    });
  }

  approve(id: number, operatorId: number): Promise<Adjustment> {
    return this.decide(id, 'applied', operatorId);
  }

  decline(id: number, operatorId: number): Promise<Adjustment> {
    return this.decide(id, 'declined', operatorId);
  }

  /** One that still waits for another operator; null for any other. For mails. */
  async findWaiting(id: number): Promise<Adjustment | null> {
    const row = await this.store.find(id);
    const adjustment = row === null ? null : toAdjustment(row, this.clock.now());
    return adjustment?.state === 'open' ? adjustment : null;
  }

  private decide(id: number, decision: Decision, operatorId: number): Promise<Adjustment> {
    return this.database.transaction(async (tx) => {
      const adjustment = await this.store.lock(tx, id);
      if (adjustment === null) throw new Refusal('billing.adjustment-not-found');
      if (adjustment.memberId === operatorId) throw new Refusal('billing.adjustment-own');
      const decidedAt = await this.approvals.decide(tx, 'adjustment', adjustment, decision, operatorId, async (at) => {
        await this.holdMember(tx, adjustment.memberId);
        await this.move(tx, adjustment, at);
      });
      if (decidedAt !== null) await this.note(tx, operatorId, ACTIONS[decision], adjustment, decidedAt);
      return this.told(tx, id);
    });
  }

  /** The same wish again is the same adjustment; another one under its name is a mistake of whoever sends it. */
  private repeated(made: AdjustmentRow, { member_id: memberId, credits, reason }: Wish): Adjustment {
    if (made.memberId !== memberId || made.credits !== credits || made.reason !== reason) throw new Refusal('billing.adjustment-repeated');
    return toAdjustment(made, this.clock.now());
  }

  private async isAlone(tx: Tx, { credits }: Wish, operatorId: number): Promise<boolean> {
    const size = Math.abs(credits);
    if (size > ADJUSTED_ALONE.once) return false;
    return size + (await this.store.adjustedAlone(operatorId, dayBefore(this.clock.now()), tx)) <= ADJUSTED_ALONE.day;
  }

  private async adjust(tx: Tx, { clientId, member_id: memberId, credits, reason }: Wish, operatorId: number): Promise<number> {
    const at = this.clock.now();
    const adjustment = { clientId, memberId, credits, reason, askedBy: operatorId, askedAt: at };
    const id = await this.store.insert(tx, { ...adjustment, state: 'applied', decidedBy: operatorId, decidedAt: at, expiresAt: null });
    await this.move(tx, { id, memberId, credits }, at);
    await this.note(tx, operatorId, 'billing.adjust-credits', { id, memberId, credits }, at);
    return id;
  }

  private async ask(tx: Tx, { clientId, member_id: memberId, credits, reason }: Wish, operatorId: number): Promise<number> {
    const { granted } = await this.wallets.parts(memberId, tx);
    if (granted + credits < 0) throw new Refusal('billing.adjustment-too-much', { credits: granted });
    const at = this.clock.now();
    const adjustment = { clientId, memberId, credits, reason, askedBy: operatorId, askedAt: at };
    const id = await this.store.insert(tx, { ...adjustment, state: 'open', decidedBy: null, decidedAt: null, expiresAt: expiryOf(at) });
    await this.approvals.tell(tx, 'adjustment', id, operatorId);
    await this.note(tx, operatorId, 'billing.request-adjustment', { id, memberId, credits }, at);
    return id;
  }

  private async move(tx: Tx, { id, memberId, credits }: Pick<AdjustmentRow, 'id' | 'memberId' | 'credits'>, at: Date): Promise<void> {
    const left = await this.wallets.adjust(tx, { memberId, credits, reference: adjustmentReference(id), at });
    if (left !== null) throw new Refusal('billing.adjustment-too-much', { credits: left });
  }

  /** Who left, or has never confirmed their address, has no use for credits. They stay as they are until the transaction ends. */
  private async holdMember(tx: Tx, memberId: number): Promise<void> {
    if (!(await this.members.holdActivated(tx, memberId))) throw new Refusal('billing.adjustment-member');
  }

  private async told(tx: Tx, id: number): Promise<Adjustment> {
    return toAdjustment((await this.store.find(id, tx))!, this.clock.now());
  }

  /** The reason stays with the adjustment: the log names what was done. */
  private async note(
    tx: Tx,
    operatorId: number,
    action: string,
    { id, memberId, credits }: Pick<AdjustmentRow, 'id' | 'memberId' | 'credits'>,
    at: Date,
  ): Promise<void> {
    const subject = `adjustment ${id}: ${credits} credits of member ${memberId}`;
    await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action, subject, at });
  }
}

const dayBefore = (at: Date): Date => new Date(at.getTime() - days(1));
