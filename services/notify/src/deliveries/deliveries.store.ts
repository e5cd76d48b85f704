import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { DeliveryState, MemberMailKind } from './delivery.entity.js';

export type NewDelivery = { readonly cause: string } & (
  | { readonly kind: MemberMailKind; readonly memberId: number; readonly subjectId?: number }
  | { readonly kind: 'signup-link'; readonly memberId: null; readonly subjectId: number }
);

interface Planned {
  readonly id: number;
  /** When what it tells of happened. */
  readonly plannedAt: Date;
}

export interface MemberDelivery extends Planned {
  readonly kind: MemberMailKind;
  readonly memberId: number;
  readonly subjectId: number | null;
}

export type Delivery = MemberDelivery | (Planned & { readonly kind: 'signup-link'; readonly memberId: null; readonly subjectId: number });

@Injectable()
export class DeliveriesStore {
  constructor(private readonly database: Database) {}

  /** @returns the id of the new delivery, or null when the same thing was planned for this member before */
  async add(tx: Tx, { kind, cause, memberId, subjectId }: NewDelivery, at: Date): Promise<number | null> {
    // A member who was erased meanwhile gets nothing: their row is gone, and the foreign key would refuse.
    const [row] = await tx.change<{ id: number }>(
      `insert into notify.deliveries (kind, cause, member_id, subject_id, planned_at)
       select $1, $2, $3, $4, $5
       where $3::integer is null or exists (select from account.member_cards m where m.member_id = $3)
       on conflict do nothing returning id`,
      [kind, cause, memberId, subjectId ?? null, at],
    );
    return row?.id ?? null;
  }

  /**
   * Takes a delivery for sending; one that another process took before `stale` and never finished may be taken again.
   * @param now real time: a process that dies does not care what the demo's clock says
   */
  async claim(id: number, now: Date, stale: Date): Promise<Delivery | null> {
    const [row] = await this.database.change<Delivery>(
      `update notify.deliveries set state = 'sending', claimed_at = $2, tries = tries + 1
       where id = $1 and (state = 'planned' or (state = 'sending' and claimed_at < $3))
       returning id, kind, member_id as "memberId", subject_id as "subjectId", planned_at as "plannedAt"`,
      [id, now, stale],
    );
    return row ?? null;
  }

  async findState(id: number): Promise<DeliveryState | null> {
    const [row] = await this.database.read<{ state: DeliveryState }>('select state from notify.deliveries where id = $1', [id]);
    return row?.state ?? null;
  }

  async finish(id: number, state: 'sent' | 'skipped', at: Date): Promise<void> {
    await this.database.change(`update notify.deliveries set state = $2, done_at = $3 where id = $1 and state = 'sending'`, [
      id,
      state,
      at,
    ]);
  }

  /** Gives a claimed delivery back, to be tried again. */
  async release(id: number): Promise<void> {
    await this.database.change(`update notify.deliveries set state = 'planned' where id = $1 and state = 'sending'`, [id]);
  }
}
