import { Injectable } from '@nestjs/common';
import type { Completeness } from '@rendezvous/contracts/account/completeness';
import { SPECIAL_FIELDS } from '@rendezvous/contracts/account/field-choices';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import type { Locale } from '@rendezvous/contracts/reference';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Regions, type Site, Towns } from '@rendezvous/site';
import { photoLimit, Photos } from '../photos/photos.service.js';
import type { MemberPhoto } from '../photos/photos.store.js';
import { offeredPrompts } from '../prompts/prompts.rules.js';
import { placeFaults } from '../signup/signup.rules.js';
import { completenessOf } from './completeness.rules.js';
import { type ProfileChanges, ProfileStore } from './profile.store.js';

export type OwnPhotos = EditableProfile['photos'];
export type PhotosReply = Pick<EditableProfile, 'photos' | 'completeness'>;

/** On which site, and in which language, a profile is edited. */
export interface ProfileContext {
  readonly site: Site;
  readonly locale: Locale;
}

/** A member's own profile, as its owner edits it. */
@Injectable()
export class Profile {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: ProfileStore,
    private readonly photos: Photos,
    private readonly regions: Regions,
    private readonly towns: Towns,
  ) {}

  async read(memberId: number, { site, locale }: ProfileContext): Promise<EditableProfile> {
    const [stored, photos] = await Promise.all([this.store.read(memberId), this.photos.list(memberId)]);
    if (stored === null) throw new Refusal('auth.required');
    const { premium, ...profile } = stored;
    const limit = photoLimit(premium, site);
    return {
      ...profile,
      photos: this.shown(photos),
      photo_limit: limit,
      completeness: this.completeness(profile, photos.length, limit),
      offered_prompts: offeredPrompts(locale),
    };
  }

  /** The answer to a change of photos. */
  async withPhotos(memberId: number, photos: readonly MemberPhoto[], context: ProfileContext): Promise<PhotosReply> {
    const { completeness } = await this.read(memberId, context);
    return { photos: this.shown(photos), completeness };
  }

  private completeness(profile: Omit<EditableProfile, 'photos' | 'photo_limit'>, photos: number, limit: number): Completeness {
    const { relationship_status, hair_color, eye_color, body_type, tattoos, seeking, height, children, smoking, work } = profile;
    const told = [relationship_status, hair_color, eye_color, body_type, tattoos, seeking, height, children, smoking, work];
    const details = [...told, profile.spoken_languages?.[0]].map((one) => one ?? null);
    return completenessOf({ ...profile, prompts: profile.prompts ?? [], photos, photo_limit: limit, details });
  }

  async change(memberId: number, changes: ProfileChanges, context: ProfileContext): Promise<EditableProfile> {
    const { site } = context;
    await this.database.transaction(async (tx) => {
      const now = await this.store.lockPlace(tx, memberId);
      const country = changes.country ?? now.country;
      // A region of the country that was left says nothing any more.
      const region = changes.region ?? (country === now.country ? now.region : null);
      if (changes.country !== undefined || changes.region !== undefined) {
        const faults = placeFaults({ country, region }, site.settings, this.regions.isRegion.bind(this.regions));
        if (faults.length > 0) throw Refusal.fields(...faults);
      }
      if (changes.agreed_fields !== undefined) await this.agree(tx, memberId, changes.agreed_fields);
      await this.store.change(tx, memberId, { ...changes, region } as ProfileChanges);
      if ([changes.country, changes.region, changes.city].some((part) => part !== undefined)) await this.place(tx, memberId);
      await tx.publish('account.profile-changed', { memberId });
    });
    return this.read(memberId, context);
  }

  /** Records what changes of what the member agrees to show; saying the same again is none. */
  private async agree(tx: Tx, memberId: number, agreed: readonly string[]): Promise<void> {
    const before = await this.store.agreed(tx, memberId);
    const changed = SPECIAL_FIELDS.filter((field) => before.includes(field) !== agreed.includes(field));
    const changes = changed.map((field) => ({ field, given: agreed.includes(field) }));
    await this.store.recordShowing(tx, memberId, changes, this.clock.now());
  }

  /** Where the member is on the map follows from what they say now. */
  private async place(tx: Tx, memberId: number): Promise<void> {
    const { country, region, city } = await this.store.lockPlace(tx, memberId);
    await this.store.place(tx, memberId, await this.towns.pointOf(country, region, city));
  }

  /** Photos with addresses that their owner may open. */
  private shown(photos: readonly MemberPhoto[]): OwnPhotos {
    return photos.map(({ id, key, placeholder, position, alt }) => ({
      id,
      image: this.photos.ownImage(key, placeholder),
      main: position === 0,
      alt,
    }));
  }
}
