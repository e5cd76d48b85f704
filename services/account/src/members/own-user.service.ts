import { Injectable } from '@nestjs/common';
import type { User } from '@rendezvous/contracts/session';
import { Database } from '@rendezvous/server/database';
import { PhotoAddresses } from '../photos/photo-addresses.service.js';
import type { MailStop, MemberStatus } from './member.entity.js';

/** Everything of `user.php` but the credits. */
export type OwnUserData = Omit<User, 'credits' | 'time_bonus'>;

interface OwnRow {
  readonly id: number;
  readonly email: string;
  readonly status: Exclude<MemberStatus, 'erased'>;
  readonly moderated: boolean;
  readonly notifications_disabled: MailStop[];
  readonly premium: boolean;
  readonly joined_at: Date;
  readonly fictional: boolean;
  readonly language: User['language'];
  readonly operator: boolean;
  readonly name: string;
  readonly gender: User['profile']['gender'];
  readonly sexuality: User['profile']['sexuality'];
  readonly birth_date: string;
  readonly country: User['profile']['country'];
  readonly region: string | null;
  readonly city: string | null;
  readonly main_key: string | null;
  readonly main_placeholder: string | null;
}

/** A profile is disabled until activation, and while it is moderated. */
const isDisabled = ({ status, moderated }: { readonly status: MemberStatus; readonly moderated: boolean }): boolean =>
  status !== 'activated' || moderated;

/** The logged-in member as the shell needs it on every page. */
@Injectable()
export class OwnUser {
  constructor(
    private readonly database: Database,
    private readonly addresses: PhotoAddresses,
  ) {}

  /** null when the member is gone. */
  async read(memberId: number): Promise<OwnUserData | null> {
    const [row] = await this.database.named<OwnRow>(
      'account.own-user',
      `select m.id, m.email, m.status, m.moderated, m.notifications_disabled, m.premium_since is not null as premium, m.joined_at, m.fictional,
         m.language, m.operator, m.name, m.gender, m.sexuality, m.birth_date, m.country, m.region, m.city,
         p.key as main_key, p.placeholder as main_placeholder
       from account.members m left join account.photos p on p.id = m.main_photo_id
       where m.id = $1 and m.status <> 'erased'`,
      [memberId],
    );
    return row === undefined ? null : this.userOf(row);
  }

  /** Keeps the interface language with the account. */
  async changeLanguage(memberId: number, language: User['language']): Promise<void> {
    await this.database.read('update account.members set language = $2 where id = $1', [memberId, language]);
  }

  private userOf(row: OwnRow): OwnUserData {
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
      profile: {
        id: row.id,
        status: isDisabled(row) ? 'disabled' : 'active',
        name: row.name,
        main_image: row.main_key === null ? null : this.addresses.mainImage(row.main_key, row.main_placeholder),
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
