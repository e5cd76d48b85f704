import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Nobody passes themself, or who is gone by now. */
const PASS = `
  insert into search.passes (member_id, passed_id, passed_at)
  select $1, c.member_id, $3 from account.member_cards c where c.member_id = $2 and c.member_id <> $1
  on conflict do nothing`;

@Injectable()
export class PassesStore {
  constructor(private readonly database: Database) {}

  async add(memberId: number, passedId: number, at: Date): Promise<void> {
    await this.database.change(PASS, [memberId, passedId, at], { prepared: 'search.pass' });
  }

  async remove(memberId: number, passedId: number): Promise<void> {
    await this.database.change('delete from search.passes where member_id = $1 and passed_id = $2', [memberId, passedId], {
      prepared: 'search.undo-pass',
    });
  }
}
