import { Injectable } from '@nestjs/common';
import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';

/** What a search and a profile page need to know of the member who looks. */
export interface Viewing {
  readonly memberId: number;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  readonly birthDate: string;
  readonly country: CountryCode;
  /** Sees all photos. */
  readonly premium: boolean;
}

@Injectable()
export class SeekerStore {
  constructor(private readonly database: Database) {}

  async viewing(memberId: number): Promise<Viewing | null> {
    const [row] = await this.database.named<Viewing>(
      'search.viewing',
      `select member_id as "memberId", gender, sexuality, birth_date as "birthDate", country, premium from account.member_cards where member_id = $1`,
      [memberId],
    );
    return row ?? null;
  }
}
