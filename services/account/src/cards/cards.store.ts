import type { Database } from '@rendezvous/server/database';
import { type MemberCardRow, ONLINE_MS } from './cards.rules.js';

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
  'left_at',
  'joined_at',
  'main_photo_key',
  'main_photo_placeholder',
  'photo_count',
  'agreed_fields',
  'match_fields',
] as const;

/** The select list that yields a `MemberCardRow`: under names that no other table of a join has. @param alias of `account.member_cards` */
export const MEMBER_CARD_COLUMNS = (alias: string): string => COLUMNS.map((column) => `${alias}.${column} as card_${column}`).join(', ');

/** The same columns under their own names: for a sub-query from which `MEMBER_CARD_COLUMNS` are read. @param alias of `account.member_cards` */
export const MEMBER_CARD_FIELDS = (alias: string): string => COLUMNS.map((column) => `${alias}.${column}`).join(', ');

/** Does a card with presence say "online" at a moment? As SQL. @param alias of `account.member_cards` @param now placeholder of the moment */
export const onlineSql = (alias: string, now: string): string =>
  `${alias}.listed and ${alias}.last_active_at > ${now}::timestamptz - interval '${ONLINE_MS} milliseconds'
    and (${alias}.left_at is null or ${alias}.left_at <= ${alias}.last_active_at)`;

/** The card of a member, whoever looks; null when there is no such member. */
export const findCard = async (database: Database, memberId: number): Promise<MemberCardRow | null> => {
  const [row] = await database.read<MemberCardRow>(
    `select ${MEMBER_CARD_COLUMNS('m')} from account.member_cards m where m.member_id = $1`,
    [memberId],
    { prepared: 'account.card' },
  );
  return row ?? null;
};
