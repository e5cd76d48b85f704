import { Injectable } from '@nestjs/common';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '@rendezvous/account';
import { Database, sharedPairRead } from '@rendezvous/server/database';
import { cellSql } from '../search-index/cells.rules.js';
import type { Details } from './profile.rules.js';

export interface ProfileRow extends MemberCardRow, Details {
  readonly lat: number | null;
  readonly lon: number | null;
  /** In which they lie, or `NOWHERE`. */
  readonly cell: number;
  /** May be compared with others. */
  readonly matchable: boolean;
  readonly liked: boolean;
  readonly liked_me: boolean;
  readonly matched: boolean;
  readonly conversation_id: number | null;
}

interface PairedRow extends ProfileRow {
  readonly viewerId: number | null;
  readonly memberId: number;
}

/** Pair by pair ("lateral"): joined as a whole, the view would first gather all that is between anybody. */
const PROFILES = `
  select asked.viewer_id as "viewerId", asked.member_id as "memberId", ${MEMBER_CARD_COLUMNS('c')}, c.sexuality,
    d.about, d.relationship_status, d.hair_color, d.eye_color, d.body_type, d.tattoos, d.interests,
    d.seeking, d.height, d.spoken_languages, d.children, d.smoking, d.work, p.prompts,
    d.lat, d.lon, ${cellSql('d.lat', 'd.lon')} as cell, c.matchable,
    coalesce(r.liked, false) as liked, coalesce(r.liked_me, false) as liked_me, coalesce(r.matched, false) as matched, r.conversation_id
  from unnest($1::integer[], $2::integer[]) asked (viewer_id, member_id)
  join account.member_cards c on c.member_id = asked.member_id
  join account.member_details d on d.member_id = asked.member_id
  join account.member_prompts p on p.member_id = asked.member_id
  left join lateral (select * from chat.relations r where r.viewer_id = asked.viewer_id and r.member_id = asked.member_id offset 0) r on true`;

@Injectable()
export class ProfileStore {
  private readonly readShared = sharedPairRead<PairedRow>((viewerIds, memberIds) =>
    this.database.read(PROFILES, [viewerIds, memberIds], { prepared: 'search.profiles' }),
  );

  constructor(private readonly database: Database) {}

  /** Everything of a member, whoever looks; what of it is shown is decided elsewhere. null when there is no such member. */
  read(viewerId: number | null, memberId: number): Promise<ProfileRow | null> {
    return this.readShared(viewerId, memberId);
  }
}
