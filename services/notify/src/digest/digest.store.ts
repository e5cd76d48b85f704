import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

@Injectable()
export class DigestStore {
  constructor(private readonly database: Database) {}

  /** When the member was last here; null when they are gone. */
  async lastActive(memberId: number): Promise<Date | null> {
    const [row] = await this.database.read<{ at: Date }>('select last_active_at as at from account.member_cards where member_id = $1', [
      memberId,
    ]);
    return row?.at ?? null;
  }

  /** When the latest digest, a delivery of the kind `news`, went to a member. */
  async lastSent(memberId: number): Promise<Date | null> {
    const [row] = await this.database.read<{ at: Date | null }>(
      `select max(done_at) as at from notify.deliveries where member_id = $1 and kind = 'news' and state = 'sent'`,
      [memberId],
    );
    return row?.at ?? null;
  }
}
