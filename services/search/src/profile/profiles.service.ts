import { Injectable } from '@nestjs/common';
import { Cards, choicesOf, type Field, photosShown, type Relation, seesAllPhotos, seesField, shownPrompts } from '@rendezvous/account';
import { Likes } from '@rendezvous/chat';
import type { BlockedProfile, MemberProfile } from '@rendezvous/contracts/search/profile';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/http';
import { commonFacts } from '../member-search/common-facts.rules.js';
import { reasonOf } from '../member-search/reason.rules.js';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { notesOf } from '../profile-notes/profile-notes.rules.js';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { SeenMembersStore } from '../seen-members/seen-members.store.js';
import { actionsOf, shownDetails, splitInterests } from './profile.rules.js';
import { ProfilePhotos } from './profile-photos.service.js';
import { ProfileStore } from './profile.store.js';

/** Profile pages, as far as a viewer may see them. */
@Injectable()
export class Profiles {
  constructor(
    private readonly clock: Clock,
    private readonly store: ProfileStore,
    private readonly cards: Cards,
    private readonly photos: ProfilePhotos,
    private readonly likes: Likes,
    private readonly seenMembers: SeenMembersStore,
  ) {}

  /** A page that is really looked at: from then on the viewer saw the member. @param relation as for `read` */
  async open(memberId: number, relation: Relation, context: ViewerContext): Promise<MemberProfile | BlockedProfile> {
    const profile = await this.read(memberId, relation, context);
    if (context.viewer !== null && profile.view === 'full') await this.seenMembers.add(context.viewer.memberId, memberId, this.clock.now());
    return profile;
  }

  /** @param relation what `ProfileAccess` found: the page opens */
  async read(memberId: number, relation: Relation, context: ViewerContext): Promise<MemberProfile | BlockedProfile> {
    const { viewer, operator, site, locale } = context;
    const row = await this.store.read(viewer?.memberId ?? null, memberId);
    if (row === null) throw new Refusal('account.profile-not-found');
    if (relation.view === 'paused') throw new Refusal('account.paused', { name: row.card_name });
    if (relation.view === 'blocked') return { view: 'blocked', id: memberId, name: row.card_name };
    const own = viewer?.memberId === memberId;
    if (viewer !== null && row.liked_me) await this.likes.markSeen(viewer.memberId, memberId);
    const now = this.clock.now();
    const card = this.cards.toCard(row, relation, { locale, site, now });
    const { visible_profile_fields: siteFields } = site.settings;
    const details = shownDetails(row, relation.viewerKind, siteFields, choicesOf(row));
    const sees = (field: Field): boolean => seesField(field, relation.viewerKind, siteFields, choicesOf(row));
    // nobody is compared who does not let the site do so
    const compared = { row, card, interests: row.matchable ? Number(interestBits(row.interests)) : null, cell: row.cell };
    const facts = own || viewer === null ? null : commonFacts(compared, viewer, sees, now);
    const reason = facts && reasonOf(facts, 'active');
    const photos = photosShown(relation.viewerKind, siteFields, seesAllPhotos(viewer, operator, memberId));
    return {
      ...card,
      ...details,
      ...(reason === null ? {} : { reason }),
      notes: notesOf(card, site.settings.visible_profile_notes),
      prompts: shownPrompts(details.prompts, locale),
      ...splitInterests(details.interests, own || !row.matchable ? [] : (viewer?.interests ?? [])),
      view: own ? 'own' : 'full',
      photos: await this.photos.list(memberId, photos),
      liked: row.liked,
      liked_me: row.liked_me,
      matched: row.matched,
      conversation_id: row.conversation_id,
      actions: actionsOf(relation, { visitor: viewer === null, own }),
    };
  }
}
