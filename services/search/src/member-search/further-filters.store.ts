import { onlineSql } from '@rendezvous/account';
import { byTheHour } from '../search-index/last-active-precision.rules.js';
import { combinations, otherBits } from '../search-index/trait-bits.rules.js';
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

export const isFurther = (criteria: FurtherCriteria): boolean => {
  const { interests, traits = 0, anyOf = [], onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  return interests > 0n || traits !== 0 || anyOf.length > 0 || onlineAt !== null || hidesPassed || hidesSeenUntil !== null;
};

/** The values of `furtherSql`, in the order of its placeholders. */
export const furtherValues = (criteria: FurtherCriteria): unknown[] => {
  const { interests, traits = 0, onlineAt = null, hidesPassed = false, hidesSeenUntil = null } = criteria;
  return [interests.toString(), lookedAt(criteria), traits, onlineAt, hidesPassed, hidesSeenUntil];
};

/** Of the bits of traits those that decide. */
const lookedAt = ({ traits = 0, anyOf = [] }: FurtherCriteria): number => anyOf.reduce((bits, one) => bits | otherBits(one), traits);

/** All values of `traits` with which somebody is found; null when those are many. */
export const foundTraits = (criteria: FurtherCriteria): readonly number[] | null => combinations(lookedAt(criteria), criteria.traits ?? 0);

/** So long somebody may be online before the index says the hour: presence is taken over every few minutes. */
const UNKNOWN_FOR = "interval '15 minutes'";

const valuesFrom = (from: number): readonly string[] =>
  ['bigint', 'integer', 'integer', 'timestamptz', 'boolean', 'timestamptz'].map((type, index) => unseen(`$${from + index}`, type));

/**
 * What an entry of the index tells by itself, as SQL over `search.listing l`. Of all bits of traits that are looked at a member has these alone that are
 * asked for, and none of a value that is not: one comparison, however many traits are searched by. @param from number of the first of six placeholders
 */
export const toldSql = (from: number): string => {
  const [interests, looked, traits] = valuesFrom(from);
  return `(l.traits & ${looked}) = ${traits} and (l.interests & ${interests}) = ${interests}`;
};

/**
 * What has to be looked up: whoever was not active in the last hour or two is not asked for presence, and whom the viewer ($1) passed or saw is looked up
 * only for those who are left.
 */
export const lookedUpSql = (from: number): string => {
  const [onlineAt, hidesPassed, hidesSeenUntil] = valuesFrom(from).slice(3);
  return `(${onlineAt} is null or (l.last_active >= ${byTheHour(`${onlineAt} - ${UNKNOWN_FOR}`)}
      and exists (select from account.member_cards o where o.member_id = l.member_id and ${onlineSql('o', onlineAt!)})))
    and (not ${hidesPassed}
      or not exists (select from search.passes p where p.member_id = $1::integer and p.passed_id = l.member_id))
    and (${hidesSeenUntil} is null or not exists (select from search.seen_members s
      where s.member_id = $1::integer and s.seen_id = l.member_id and s.seen_at <= ${hidesSeenUntil}))`;
};

/** The filters as SQL. @param from number of the first of six placeholders */
export const furtherSql = (from: number): string => `${toldSql(from)} and ${lookedUpSql(from)}`;
