import type { createDiscountCode, listDiscountCodes, OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { days } from '@rendezvous/contracts/kernel';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import type { DiscountCodeRow } from './discount-code.entity.js';
import { OperatorCodesStore, type NewCode } from './operator-codes.store.js';

/** As the audit log names what codes are changed by. */
const CALLS = '/api/operator/discount-codes';

type CodeWish = InputOf<typeof createDiscountCode>['body'];

/** Operators make discount codes, and switch them off. */
@Injectable()
export class OperatorCodes {
  constructor(
    private readonly database: Database,
    private readonly store: OperatorCodesStore,
    private readonly clock: Clock,
  ) {}

  async list(all: boolean, before: number | null): Promise<ReplyOf<typeof listDiscountCodes>> {
    const { codes, more } = await this.store.page(all, before);
    return { codes: await this.store.withUses(codes, this.clock.now()), more };
  }

  /** The same wish again answers the code that was made. */
  async create(wish: CodeWish, operatorId: number): Promise<OperatorDiscountCode> {
    const at = this.clock.now();
    if (wish.minimum_order_value !== null && wish.currency === null) throw new Refusal('billing.discount-code-minimum-needs-currency');
    if (wish.user_id === operatorId) throw new Refusal('billing.code-own');
    if (wish.user_id !== null && !(await this.store.memberExists(wish.user_id))) throw new Refusal('billing.discount-code-member-unknown');
    const code = newCode(wish, operatorId, at);
    await this.database.transaction(async (tx) => {
      if (!(await this.store.add(tx, code))) return;
      const actor = operatorActor(operatorId, CALLS);
      const details = { ...wish, expires: code.expiresAt?.toISOString() ?? null };
      await addAuditEntry(tx, { actor, action: 'billing.create-discount-code', subject: code.code, details, at });
    });
    const made = await this.require(code.code);
    if (!isSame(made, code)) throw new Refusal('billing.discount-code-taken');
    return this.told(made);
  }

  async changeStatus(code: string, active: boolean, operatorId: number): Promise<OperatorDiscountCode> {
    await this.database.transaction(async (tx) => {
      if (!(await this.store.setActive(tx, code, active))) return;
      const actor = operatorActor(operatorId, CALLS);
      const action = active ? 'billing.activate-discount-code' : 'billing.deactivate-discount-code';
      await addAuditEntry(tx, { actor, action, subject: code, at: this.clock.now() });
    });
    return this.told(await this.require(code));
  }

  private async require(code: string): Promise<DiscountCodeRow> {
    const found = await this.store.find(code);
    if (found === null) throw new Refusal('billing.discount-not-found');
    return found;
  }

  private async told(code: DiscountCodeRow): Promise<OperatorDiscountCode> {
    return (await this.store.withUses([code], this.clock.now()))[0]!;
  }
}

const newCode = (wish: CodeWish, operatorId: number, at: Date): NewCode => ({
  code: wish.code,
  percentage: wish.percentage,
  country: wish.country,
  memberId: wish.user_id,
  madeBy: operatorId,
  expiresAt: wish.valid_days === null ? null : new Date(at.getTime() + days(wish.valid_days)),
  currency: wish.currency,
  minimumOrderValue: wish.minimum_order_value,
  maximumUses: wish.maximum_uses,
  paymentMethods: [...new Set(wish.paymentmethods)].toSorted(),
  createdAt: at,
});

const daysOf = ({ expiresAt, createdAt }: Pick<NewCode, 'expiresAt' | 'createdAt'>): number | null =>
  expiresAt === null ? null : expiresAt.getTime() - createdAt.getTime();
const termsOf = ({ percentage, country, memberId, currency, minimumOrderValue, maximumUses, paymentMethods }: NewCode): string =>
  JSON.stringify([percentage, country, memberId, currency, minimumOrderValue, maximumUses, paymentMethods]);

/** Sent twice, a wish is the same but for the moment of it, and for who sends it. */
const isSame = (made: DiscountCodeRow, wished: NewCode): boolean =>
  made.reason === 'code' && termsOf(made) === termsOf(wished) && daysOf(made) === daysOf(wished);
