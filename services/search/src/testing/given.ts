import type { GivenMember } from '@rendezvous/account/testing';
import { GivenChat } from '@rendezvous/chat/testing';
import { Given, type GivenParts } from '@rendezvous/server/testing';
import type { SearchIndex } from '../search-index/search-index.service.js';

export interface GivenSearchParts extends GivenParts {
  readonly searchIndex: SearchIndex;
}

/** What tests of search start from. */
export class GivenSearch extends Given {
  readonly chat: GivenChat;

  constructor(protected override readonly parts: GivenSearchParts) {
    super(parts);
    this.chat = new GivenChat(parts);
  }

  /** A member as the search index knows them; `photos` says how many. */
  async member({ photos = 0, ...member }: GivenMember & { readonly photos?: number } = {}): Promise<number> {
    const id = await this.chat.member(member);
    if (photos > 0) await this.photos(id, photos);
    await this.parts.searchIndex.refresh([id]);
    return id;
  }

  private async photos(memberId: number, count: number): Promise<void> {
    const { database, clock } = this.parts;
    await database.change(
      `insert into account.photos (member_id, position, key, width, height, placeholder, created_at)
       select $1::integer, n, md5($1::integer || '-' || n), 960, 1200, 'data:image/webp;base64,tiny', $3 from generate_series(0, $2::integer - 1) n`,
      [memberId, count, clock.now()],
    );
    await database.change(
      'update account.members set main_photo_id = (select id from account.photos where member_id = $1 and position = 0) where id = $1',
      [memberId],
    );
  }
}
