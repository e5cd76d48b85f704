import { Injectable } from '@nestjs/common';
import { type Relation, Visibility } from '@rendezvous/account';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import type { OwnView, OwnViewer } from '@rendezvous/contracts/search/own-view';
import { Database } from '@rendezvous/server/database';
import { searchOpen } from '@rendezvous/site';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import type { ViewingMember } from '../member-search/viewer.store.js';
import { type Imagined, imagined } from './own-view.rules.js';
import { Profiles } from './profiles.service.js';

/** Numbers of members begin with one. */
const NOBODY = 0;

/** What others see of a member who asks, by the predicate and the page that they get. */
@Injectable()
export class OwnViews {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly profiles: Profiles,
  ) {}

  /** @param own who asks, and on which site */
  async read(own: ViewerContext & { readonly viewer: ViewingMember }, viewer: OwnViewer): Promise<OwnView> {
    const { memberId } = own.viewer;
    const who = imagined[viewer];
    const relation = await this.visibility.imagined(this.database, memberId, who);
    const { row, listed } = relation;
    // only a traffic source opens the search to visitors then, and whoever asks is none
    if (who.visitor && !searchOpen(own.site.settings, null))
      return { row, listed: false, opens: false, reason: 'search.logged-out-closed', profile: null };
    const profile = relation.opens
      ? await this.page(memberId, relation, who, { ...own, operator: false, viewer: this.asMember(own.viewer, who) })
      : null;
    return { row, listed, opens: relation.opens, reason: relation.reason, profile };
  }

  /** Likes and conversations are the imagined ones: nobody has any with the member who stands in for them. */
  private async page(memberId: number, relation: Relation, who: Imagined, context: ViewerContext): Promise<MemberProfile> {
    // why this person each of them would read otherwise: the member who stands in for them is no reason
    const { reason: _, ...page } = (await this.profiles.read(memberId, relation, context)) as MemberProfile;
    const { liked = false, matched = false } = who.contact;
    return { ...page, liked: matched, matched, liked_me: liked };
  }

  private asMember(own: ViewingMember, { visitor, premium }: Imagined): ViewingMember | null {
    // nothing is in common with nobody
    return visitor ? null : { ...own, memberId: NOBODY, premium, interests: [] };
  }
}
