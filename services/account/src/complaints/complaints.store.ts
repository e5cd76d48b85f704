import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { ComplaintEntity } from './complaint.entity.js';

@Injectable()
export class ComplaintsStore {
  constructor(private readonly database: Database) {}

  async add(complaint: Readonly<Omit<ComplaintEntity, 'id' | 'state' | 'endedAt'>>): Promise<void> {
    const { number, memberId, aboutId, email, locale, category, text, filedAt, siteId } = complaint;
    // A member who does not exist is left out: a mistyped id must not cost the complaint.
    await this.database.change(
      `insert into account.complaints (number, member_id, about_id, email, locale, category, text, filed_at, site_id)
       values ($1, $2, (select id from account.members where id = $3), $4, $5, $6, $7, $8, $9)`,
      [number, memberId, aboutId, email, locale, category, text, filedAt, siteId],
    );
  }
}
