import { Injectable } from '@nestjs/common';
import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';

/** What a search and a profile page need to know of the member who looks. */
export interface ViewingMember {
  readonly memberId: number;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  readonly birthDate: string;
  readonly country: CountryCode;
  /** Sees all photos. */
  readonly premium: boolean;
}

@Injectable()
export class ViewerStore {
  constructor(private readonly database: Database) {}

  async read(memberId: number): Promise<ViewingMember | null> {
    const [row] = await this.database.read<ViewingMember>(
      `select member_id as "memberId", gender, sexuality, birth_date as "birthDate", country, premium from account.member_cards where member_id = $1`,
      [memberId],
      { prepared: 'search.viewing' },
    );
    return row ?? null;
  }
}
