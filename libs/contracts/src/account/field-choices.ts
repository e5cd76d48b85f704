import * as z from 'zod/mini';

/** Fields that are shown to nobody until their owner agreed to it: specially protected data. */
export const SPECIAL_FIELDS = ['sexuality', 'interests'] as const;

/** Fields that their owner may keep to matches. */
export const MATCH_FIELDS = [
  'city',
  'about',
  'sexuality',
  'interests',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'seeking',
  'height',
  'spoken_languages',
  'children',
  'smoking',
  'work',
  'prompts',
] as const;

export type SpecialField = (typeof SPECIAL_FIELDS)[number];
export type MatchField = (typeof MATCH_FIELDS)[number];

/** Each once, in the order of a list. */
const setOf = <const T extends readonly string[]>(list: T) =>
  z.array(z.enum(list)).check(z.overwrite((chosen) => list.filter((one: T[number]) => chosen.includes(one))));

/** What owners decide about their own fields, within what the site shows at all. */
export const FieldChoices = z.object({ agreed_fields: setOf(SPECIAL_FIELDS), match_fields: setOf(MATCH_FIELDS) });

export type FieldChoices = z.output<typeof FieldChoices>;
