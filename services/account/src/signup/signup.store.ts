import { Injectable } from '@nestjs/common';
import type { InputOf } from '@rendezvous/contracts/route';
import type { signUp } from '@rendezvous/contracts/account';
import { Database, type Tx } from '@rendezvous/server/database';
import type { ConsentKind, MemberStatus } from '../members/member.entity.js';

export type SignupForm = InputOf<typeof signUp>['body'];

@Injectable()
export class SignupStore {
  constructor(private readonly database: Database) {}

  /** The account that an address has. @param email lower case */
  async statusOfAddress(email: string): Promise<MemberStatus | null> {
    const [row] = await this.database.read<{ status: MemberStatus }>('select status from account.members where email = $1', [email]);
    return row?.status ?? null;
  }

  async isNameTaken(name: string): Promise<boolean> {
    const rows = await this.database.read(`select from account.members where lower(name) = lower($1) and status <> 'erased'`, [name]);
    return rows.length > 0;
  }

  /** The new member's id; null when address or name were taken meanwhile. */
  async insert(tx: Tx, form: SignupForm, email: string, passwordHash: string, at: Date): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      `insert into account.members
         (email, name, password_hash, gender, sexuality, birth_date, country, region, city, language, relationship_status, interests, about,
          traffic, joined_at, last_active_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
       on conflict do nothing
       returning id`,
      [
        email,
        form.name,
        passwordHash,
        form.gender,
        form.sexuality,
        form.date_of_birth,
        form.country,
        form.region,
        form.city === undefined || form.city === '' ? null : form.city,
        form.language,
        form.relationship_status ?? null,
        form.interests ?? [],
        form.about === undefined || form.about === '' ? null : form.about,
        form.traffic ?? null,
        at,
      ],
    );
    return row?.id ?? null;
  }

  async recordConsents(tx: Tx, memberId: number, given: Readonly<Record<ConsentKind, boolean>>, at: Date): Promise<void> {
    await tx.query(
      `insert into account.consents (member_id, kind, given, at)
       select $1, kind, given, $4 from unnest($2::text[], $3::boolean[]) as consent (kind, given)`,
      [memberId, Object.keys(given), Object.values(given), at],
    );
  }
}
