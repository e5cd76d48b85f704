import { Injectable } from '@nestjs/common';
import type { User } from '@rendezvous/contracts/session';
import { PhotoUrls } from '../photos/photo-urls.service.js';
import { type OwnUserRow, OwnUserStore } from './own-user.store.js';

/** Everything of `user.php` but the credits. */
export type OwnUserData = Omit<User, 'credits' | 'time_bonus'>;

/** A profile is disabled until activation, while it is moderated, and where an age has to be assured before it is shown. */
const isDisabled = ({ status, moderated, age_hold: hold }: Pick<OwnUserRow, 'status' | 'moderated' | 'age_hold'>): boolean =>
  status !== 'activated' || moderated || hold === 'listing';

/** The logged-in member as the shell needs it on every page. */
@Injectable()
export class OwnUser {
  constructor(
    private readonly store: OwnUserStore,
    private readonly photoUrls: PhotoUrls,
  ) {}

  /** null when the member is gone. */
  async read(memberId: number): Promise<OwnUserData | null> {
    const row = await this.store.find(memberId);
    return row === null ? null : this.userOf(row);
  }

  /** Keeps the interface language with the account. */
  async changeLanguage(memberId: number, language: User['language']): Promise<void> {
    await this.store.setLanguage(memberId, language);
  }

  private userOf(row: OwnUserRow): OwnUserData {
    return {
      id: row.id,
      status: row.status,
      email: row.email,
      notifications_disabled: row.notifications_disabled,
      paid_user: row.premium,
      signup_date: row.joined_at.toISOString(),
      fictional_icon: row.fictional,
      language: row.language,
      operator: row.operator,
      moderated: row.moderated,
      paused_since: row.paused_at?.toISOString() ?? null,
      age_hold: row.age_hold,
      matching_withdrawn: row.matching_withdrawn,
      profile: {
        id: row.id,
        status: isDisabled(row) ? 'disabled' : 'active',
        name: row.name,
        main_image: row.main_key === null ? null : this.photoUrls.mainImage(row.main_key, row.main_placeholder),
        gender: row.gender,
        sexuality: row.sexuality,
        date_of_birth: row.birth_date,
        country: row.country,
        region: row.region,
        city: row.city,
      },
    };
  }
}
