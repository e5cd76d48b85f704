import { onlineSql } from '@rendezvous/account';
import { byTheHour } from '../search-index/last-active-precision.rules.js';
import { unseen } from './unseen.rules.js';

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

/** A bit that no trait has and everybody counts as having: a trait that is not searched by costs next to nothing for each who is looked at. */
const ALWAYS_BIT = 1 << 30;

export const isFurther = (criteria: FurtherCriteria): boolean => {
  const { interests, traits = 0, anyOf = [], onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  return interests > 0n || traits !== 0 || anyOf.length > 0 || onlineAt !== null || hidesPassed || hidesSeenUntil !== null;
};

/** The values of `furtherSql`, in the order of its placeholders. */
export const furtherValues = (criteria: FurtherCriteria): unknown[] => {
  const { interests, traits = 0, anyOf = [], onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  const bits = Array.from({ length: ANY_OF_MAX }, (_, index) => anyOf[index] ?? ALWAYS_BIT);
  return [interests.toString(), traits, onlineAt, hidesPassed, hidesSeenUntil, ...bits];
};

/** So long somebody may be online before the index says the hour: presence is taken over every few minutes. */
const UNKNOWN_FOR = "interval '15 minutes'";

/**
 * The filters as SQL over `search.listing l`. All but presence is answered by the indexes, which hold it; whoever was not active in the last hour or
 * two is not asked for presence, and whom the viewer ($1) passed or saw is looked up only for those who are left. @param from number of the first of
 * its nine placeholders
 */
export const furtherSql = (from: number): string => {
  const types = ['bigint', 'integer', 'timestamptz', 'boolean', 'timestamptz', ...Array<string>(ANY_OF_MAX).fill('integer')];
  const values = types.map((type, index) => unseen(`$${from + index}`, type));
  const [interests, traits, onlineAt, hidesPassed, hidesSeenUntil] = values;
  const anyOf = values.slice(-ANY_OF_MAX);
  return `(l.interests & ${interests}) = ${interests} and (l.traits & ${traits}) = ${traits}
    and ${anyOf.map((bits) => `((l.traits | ${ALWAYS_BIT}) & ${bits}) <> 0`).join(' and ')}
    and (${onlineAt} is null or (l.last_active >= ${byTheHour(`${onlineAt} - ${UNKNOWN_FOR}`)}
      and exists (select from account.member_cards o where o.member_id = l.member_id and ${onlineSql('o', onlineAt!)})))
    and (not ${hidesPassed}
      or not exists (select from search.passes p where p.member_id = $1::integer and p.passed_id = l.member_id))
    and (${hidesSeenUntil} is null or not exists (select from search.seen_members s
      where s.member_id = $1::integer and s.seen_id = l.member_id and s.seen_at <= ${hidesSeenUntil}))`;
};
