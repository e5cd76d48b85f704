import { Injectable } from '@nestjs/common';
import type { User } from '@rendezvous/contracts/session';
import { Database, sharedRead } from '@rendezvous/server/database';
import type { MailStop, MemberEntity, MemberStatus } from './member.entity.js';

export interface OwnUserRow {
  readonly id: number;
  readonly email: string;
  readonly status: Exclude<MemberStatus, 'erased'>;
  readonly moderated: boolean;
  readonly notifications_disabled: MailStop[];
  readonly premium: boolean;
  readonly joined_at: Date;
  readonly fictional: boolean;
  readonly language: User['language'];
  readonly operator: boolean;
  readonly name: string;
  readonly gender: User['profile']['gender'];
  readonly sexuality: User['profile']['sexuality'];
  readonly birth_date: string;
  readonly country: User['profile']['country'];
  readonly region: string | null;
  readonly city: string | null;
  readonly paused_at: Date | null;
  readonly age_hold: MemberEntity['ageHold'];
  readonly matching_withdrawn: boolean;
  readonly main_key: string | null;
  readonly main_placeholder: string | null;
}

@Injectable()
export class OwnUserStore {
  private readonly findShared = sharedRead<number, OwnUserRow>((memberIds) => this.findAll(memberIds));

  constructor(private readonly database: Database) {}

  /** null when the member is gone. */
  find(memberId: number): Promise<OwnUserRow | null> {
    return this.findShared(memberId);
  }

  async setLanguage(memberId: number, language: User['language']): Promise<void> {
    await this.database.change('update account.members set language = $2 where id = $1', [memberId, language]);
  }

  private async findAll(memberIds: readonly number[]): Promise<Map<number, OwnUserRow>> {
    const rows = await this.database.read<OwnUserRow>(
      `select m.id, m.email, m.status, m.moderated, m.notifications_disabled, m.premium_since is not null as premium, m.joined_at, m.fictional,
         m.language, m.operator, m.name, m.gender, m.sexuality, m.birth_date, m.country, m.region, m.city, m.paused_at, m.age_hold,
         m.matching_withdrawn_at is not null as matching_withdrawn,
         p.key as main_key, p.placeholder as main_placeholder
       from account.members m left join account.photos p on p.id = m.main_photo_id
       where m.id = any($1) and m.status <> 'erased'`,
      [memberIds],
      { prepared: 'account.own-users' },
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
