import { onlineSql } from '@rendezvous/account';
import { byTheHour } from '../search-index/last-active-precision.rules.js';

/** Filters beyond who, where and age, as the database is asked. */
export interface FurtherCriteria {
  /** Bits of the interests that all of them have; 0 for any. */
  readonly interests: bigint;
  /** Bits of `traits` that all of them have: real, with photo. */
  readonly traits?: number;
  /** For each trait that is searched by, the bits of which they have one. */
  readonly anyOf?: readonly number[];
  /** Only who is online at this moment. */
  readonly onlineAt?: Date | null;
  /** Without whom the viewer passed. */
  readonly hidesPassed?: boolean;
  /** Without whom the viewer saw until then. */
  readonly hidesSeenUntil?: Date | null;
}

/** Traits that may be searched by at once. */
const ANY_OF_MAX = 4;

export const isFurther = (criteria: FurtherCriteria): boolean => {
  const { interests, traits = 0, anyOf = [], onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  return interests > 0n || traits !== 0 || anyOf.length > 0 || onlineAt !== null || hidesPassed || hidesSeenUntil !== null;
};

/** The values of `furtherSql`, in the order of its placeholders. */
export const furtherValues = (criteria: FurtherCriteria): unknown[] => {
  const { interests, traits = 0, anyOf = [], onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  const bits = Array.from({ length: ANY_OF_MAX }, (_, index) => anyOf[index] ?? 0);
  return [interests.toString(), traits, bits, onlineAt, hidesPassed, hidesSeenUntil];
};

/** So long somebody may be online before the index says the hour: presence is taken over every few minutes. */
const UNKNOWN_FOR = "interval '15 minutes'";

/**
 * The filters as SQL over `search.listing l`. All but presence is answered by the indexes, which hold it; whoever was not active in the last hour or
 * two is not asked for presence, and whom the viewer ($1) passed or saw is looked up only for those who are left. @param from number of the first of
 * its six placeholders
 */
export const furtherSql = (from: number): string => {
  const [interests, traits, anyOf, onlineAt, hidesPassed, hidesSeenUntil] = [0, 1, 2, 3, 4, 5].map((index) => `$${from + index}`);
  const any = Array.from({ length: ANY_OF_MAX }, (_, index) => `(${anyOf}::integer[])[${index + 1}]`);
  return `(l.interests & ${interests}::bigint) = ${interests}::bigint and (l.traits & ${traits}::integer) = ${traits}::integer
    and ${any.map((bits) => `(${bits} = 0 or (l.traits & ${bits}) <> 0)`).join(' and ')}
    and (${onlineAt}::timestamptz is null or (l.last_active >= ${byTheHour(`${onlineAt}::timestamptz - ${UNKNOWN_FOR}`)}
      and exists (select from account.member_cards o where o.member_id = l.member_id and ${onlineSql('o', onlineAt!)})))
    and (not ${hidesPassed}::boolean
      or not exists (select from search.passes p where p.member_id = $1::integer and p.passed_id = l.member_id))
    and (${hidesSeenUntil}::timestamptz is null or not exists (select from search.seen_members s
      where s.member_id = $1::integer and s.seen_id = l.member_id and s.seen_at <= ${hidesSeenUntil}))`;
};
