import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** How `owner` got in touch with `viewer`: liked them, wrote to them, shares a conversation with them. Absent facts stay as they are. */
export interface Contact {
  readonly ownerId: number;
  readonly viewerId: number;
  readonly liked?: boolean;
  readonly wrote?: boolean;
  readonly conversation?: boolean;
}

/** Who got in touch with whom, in `account.reach`: a member who hides is still seen by those whom they liked or wrote to. */
@Injectable()
export class ContactsStore {
  async record(tx: Tx, { ownerId, viewerId, liked, wrote, conversation }: Contact): Promise<void> {
    await tx.change(
      `insert into account.reach as r (owner_id, viewer_id, liked, wrote, conversation)
       values ($1, $2, coalesce($3, false), coalesce($4, false), coalesce($5, false))
       on conflict (owner_id, viewer_id) do update
       set liked = coalesce($3, r.liked), wrote = coalesce($4, r.wrote), conversation = coalesce($5, r.conversation)
       where (r.liked, r.wrote, r.conversation) is distinct from (coalesce($3, r.liked), coalesce($4, r.wrote), coalesce($5, r.conversation))`,
      [ownerId, viewerId, liked ?? null, wrote ?? null, conversation ?? null],
      { prepared: 'account.record-reach' },
    );
  }

  /** Both ways. */
  async remove(tx: Tx, firstId: number, secondId: number): Promise<void> {
    await tx.change('delete from account.reach where (owner_id, viewer_id) in (($1, $2), ($2, $1))', [firstId, secondId]);
  }
}
