import { ageAt, days, minutes } from '@rendezvous/contracts/kernel';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import type { MainImage } from '@rendezvous/contracts/session';
import type { MemberStatus } from '../members/member.entity.js';

/** How long somebody counts as online after their last activity. */
const ONLINE_MS = minutes(5);
/** How long somebody counts as new. */
const NEW_MS = days(7);

/** A row of `account.member_cards`, under names that no other table of a join has. */
export interface MemberCardRow {
  readonly card_member_id: number;
  readonly card_name: string;
  readonly card_birth_date: string;
  readonly card_gender: Gender;
  readonly card_sexuality: Sexuality;
  readonly card_country: CountryCode;
  readonly card_region: string | null;
  readonly card_city: string | null;
  readonly card_fictional: boolean;
  readonly card_premium: boolean;
  readonly card_status: MemberStatus;
  readonly card_listed: boolean;
  readonly card_invisible: boolean;
  readonly card_privacy: boolean;
  readonly card_last_active_at: Date;
  readonly card_joined_at: Date;
  readonly card_main_photo_key: string | null;
  readonly card_main_photo_placeholder: string | null;
  readonly card_photo_count: number;
}

const COLUMNS = [
  'member_id',
  'name',
  'birth_date',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'fictional',
  'premium',
  'status',
  'listed',
  'invisible',
  'privacy',
  'last_active_at',
  'joined_at',
  'main_photo_key',
  'main_photo_placeholder',
  'photo_count',
] as const;

/** The select list that yields a `MemberCardRow`. @param alias of `account.member_cards` */
export const MEMBER_CARD_COLUMNS = (alias: string): string => COLUMNS.map((column) => `${alias}.${column} as card_${column}`).join(', ');

interface CardContext {
  readonly now: Date;
  readonly regionName: (country: CountryCode, code: string) => string | null;
  readonly mainImage: (key: string, placeholder: string | null) => MainImage;
}

/** True while somebody counts as online; never for the invisible. */
const isOnline = (row: Pick<MemberCardRow, 'card_invisible' | 'card_listed' | 'card_last_active_at'>, now: Date): boolean =>
  row.card_listed && !row.card_invisible && now.getTime() - row.card_last_active_at.getTime() < ONLINE_MS;

/** A row as other people see it. */
export const cardOf = (row: MemberCardRow, { now, regionName, mainImage }: CardContext): MemberCard => ({
  id: row.card_member_id,
  name: row.card_name,
  age: ageAt(row.card_birth_date, now),
  gender: row.card_gender,
  country: row.card_country,
  region: row.card_region === null ? null : regionName(row.card_country, row.card_region),
  city: row.card_city,
  main_image: row.card_main_photo_key === null ? null : mainImage(row.card_main_photo_key, row.card_main_photo_placeholder),
  photo_count: row.card_photo_count,
  fictional: row.card_fictional,
  online: isOnline(row, now),
  is_new: now.getTime() - row.card_joined_at.getTime() < NEW_MS,
});
