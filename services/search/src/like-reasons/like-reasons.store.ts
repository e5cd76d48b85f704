import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { FoundRow } from '../member-search/member-search.store.js';
import { withCards } from '../member-search/search-pages.store.js';

/** Whoever likes or is liked may stand in a list to whom they show themselves: that was asked by who lists them. */
const LIKED = withCards('select member_id, true as privacy from unnest($2::integer[]) as asked (member_id)');

/** SQL of what members in lists of likes have in common with the viewer. */
@Injectable()
export class LikeReasonsStore {
  constructor(private readonly database: Database) {}

  /** Those alone whom the site may compare. */
  read(viewerId: number, memberIds: readonly number[]): Promise<FoundRow[]> {
    return this.database.read<FoundRow>(LIKED, [viewerId, memberIds], { prepared: 'search.like-reasons' });
  }
}
