import { Injectable } from '@nestjs/common';
import type { CountryCode, Gender, Interest, Sexuality } from '@rendezvous/contracts/reference';
import type { HidingField } from '@rendezvous/contracts/search/members';
import { Database, sharedRead } from '@rendezvous/server/database';
import { cellSql } from '../search-index/cells.rules.js';
import { MATCHED_INTERESTS } from '../suitability/matched-interests.store.js';

/** What a search and a profile page need to know of the member who looks. */
export interface ViewingMember {
  readonly memberId: number;
  readonly gender: Gender;
  /** null: not to be used for matching. */
  readonly sexuality: Sexuality | null;
  readonly birthDate: string;
  readonly country: CountryCode;
  readonly region: string | null;
  readonly interests: readonly Interest[];
  /** Of the grid, or `NOWHERE`. */
  readonly cell: number;
  readonly joinedAt: Date;
  /** Whom the member's searches leave out. */
  readonly hides: readonly HidingField[];
  /** The query of what they searched last; empty: for nothing in particular. */
  readonly lastSearch: string;
  /** Sees all photos. */
  readonly premium: boolean;
}

@Injectable()
export class ViewerStore {
  private readonly readShared = sharedRead<number, ViewingMember>((memberIds) => this.readAll(memberIds));

  constructor(private readonly database: Database) {}

  /** null when the member is gone. */
  read(memberId: number): Promise<ViewingMember | null> {
    return this.readShared(memberId);
  }

  private async readAll(memberIds: readonly number[]): Promise<Map<number, ViewingMember>> {
    const rows = await this.database.read<ViewingMember>(
      `select c.member_id as "memberId", c.gender, m.sexuality, c.birth_date as "birthDate", c.country, c.region, c.premium,
         ${MATCHED_INTERESTS} as interests, ${cellSql('d.lat', 'd.lon')} as cell, c.joined_at as "joinedAt",
         array_remove(array[case when p.hide_passed then 'passed' end, case when p.hide_seen then 'seen' end], null) as hides,
         coalesce(p.last_search, '') as "lastSearch"
       from account.member_cards c join account.member_matching m on m.member_id = c.member_id
         join account.member_details d on d.member_id = c.member_id
         left join search.preferences p on p.member_id = c.member_id
       where c.member_id = any($1)`,
      [memberIds],
      { prepared: 'search.viewing' },
    );
    return new Map(rows.map((row) => [row.memberId, row]));
  }
}
