import type { Locale } from '@rendezvous/contracts/reference';
import type { MemberEntity } from '../members/member.entity.js';
import { EXPORT_TEXTS } from './export-texts.js';

export type ToldDetails = Pick<
  MemberEntity,
  | 'relationshipStatus'
  | 'seeking'
  | 'height'
  | 'hairColor'
  | 'eyeColor'
  | 'bodyType'
  | 'tattoos'
  | 'spokenLanguages'
  | 'children'
  | 'smoking'
  | 'work'
>;

/** SQL: the columns of what is told here. */
export const TOLD_DETAILS_COLUMNS = `relationship_status as "relationshipStatus", seeking, height, hair_color as "hairColor", eye_color as "eyeColor",
  body_type as "bodyType", tattoos, spoken_languages as "spokenLanguages", children, smoking, work`;

/** A value that the words do not know is told as it is kept. */
const word = (words: Readonly<Record<string, string>>, value: string | null): string | null =>
  value === null ? null : (words[value] ?? value);

/** What a member may tell of themselves, in words; null where nothing is told. */
export const toldDetails = (member: ToldDetails, locale: Locale): readonly (readonly [label: string, value: string | null])[] => {
  const { details, yes, no } = EXPORT_TEXTS[locale];
  const { labels } = details;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return [
    [labels.relationship, word(details.relationship, member.relationshipStatus)],
    [labels.seeking, word(details.seeking, member.seeking)],
    [labels.height, member.height === null ? null : `${member.height} cm`],
    [labels.body, word(details.body, member.bodyType)],
    [labels.hair, word(details.hair, member.hairColor)],
    [labels.eyes, word(details.eyes, member.eyeColor)],
    [labels.tattoos, member.tattoos === null ? null : member.tattoos ? yes : no],
    [labels.languages, member.spokenLanguages.map((code) => languages.of(code) ?? code).join(', ')],
    [labels.children, word(details.children, member.children)],
    [labels.smoking, word(details.smoking, member.smoking)],
    [labels.work, member.work],
  ];
};
