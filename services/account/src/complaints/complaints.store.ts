import { Injectable } from '@nestjs/common';
import type { fileComplaint } from '@rendezvous/contracts/account/complaints';
import { minutes } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { ComplaintEntity } from './complaint.entity.js';

/** How long the same words about the same member are the same report. */
const SAME_MS = minutes(10);

type Filed = Readonly<Omit<ComplaintEntity, 'id' | 'state' | 'endedAt' | 'acknowledgedAt' | 'outcome'>>;

/** A complaint whose arrival is still to be told of. */
export type Arrived = Pick<ComplaintEntity, 'number' | 'email' | 'locale' | 'filedAt' | 'siteId'>;

@Injectable()
export class ComplaintsStore {
  constructor(private readonly database: Database) {}

  /** A report sent twice by a member, by a second click or a call that was repeated: what the first was answered; null when it is new. */
  async findSame(complaint: Filed, on: Statements = this.database): Promise<ReplyOf<typeof fileComplaint> | null> {
    const { memberId, aboutId, category, text, filedAt } = complaint;
    if (memberId === null || aboutId === null) return null;
    const [row] = await on.read<{ number: string }>(
      `select number from account.complaints
       where member_id = $1 and about_id = $2 and category = $3 and text = $4 and filed_at > $5 and state = 'open'`,
      [memberId, aboutId, category, text, new Date(filedAt.getTime() - SAME_MS)],
    );
    return row === undefined ? null : { number: row.number, blocked: await this.hasBlocked(complaint, on) };
  }

  /** A member who does not exist is left out: a mistyped id must not cost the complaint. */
  async add(tx: Tx, complaint: Filed): Promise<Pick<ComplaintEntity, 'id' | 'aboutId'>> {
    const { number, memberId, aboutId, email, locale, category, text, filedAt, siteId } = complaint;
    const [row] = await tx.change<Pick<ComplaintEntity, 'id' | 'aboutId'>>(
      `insert into account.complaints (number, member_id, about_id, email, locale, category, text, filed_at, site_id)
       values ($1, $2, (select id from account.members where id = $3), $4, $5, $6, $7, $8, $9) returning id, about_id as "aboutId"`,
      [number, memberId, aboutId, email, locale, category, text, filedAt, siteId],
    );
    return row!;
  }

  async hasBlocked({ memberId, aboutId }: Pick<Filed, 'memberId' | 'aboutId'>, on: Statements): Promise<boolean> {
    const rows = await on.read('select from account.blocks where blocker_id = $1 and blocked_id = $2', [memberId, aboutId]);
    return rows.length > 0;
  }

  /** null once the mail went out, or when the complaint is gone. */
  async findUnacknowledged(id: number): Promise<Arrived | null> {
    const [row] = await this.database.read<Arrived>(
      `select number, email, locale, filed_at as "filedAt", site_id as "siteId" from account.complaints
       where id = $1 and acknowledged_at is null`,
      [id],
    );
    return row ?? null;
  }

  async noteAcknowledged(id: number, at: Date): Promise<void> {
    await this.database.change('update account.complaints set acknowledged_at = $2 where id = $1', [id, at]);
  }
}
