import * as z from 'zod/mini';
import { PathId } from './kernel/index.js';
import {
  BODY_TYPES,
  CHILDREN,
  COUNTRY_CODES,
  EYE_COLORS,
  Gender,
  HAIR_COLORS,
  RELATIONSHIP_STATUSES,
  SEEKING,
  SMOKING,
  SPOKEN_LANGUAGES,
} from './reference/index.js';
import { MainImage } from './session.js';

/** What members tell of themselves by choosing; null: not told. */
export const Traits = z.object({
  relationship_status: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  hair_color: z.nullable(z.enum(HAIR_COLORS)),
  eye_color: z.nullable(z.enum(EYE_COLORS)),
  body_type: z.nullable(z.enum(BODY_TYPES)),
  tattoos: z.nullable(z.boolean()),
});

export const HEIGHT_MIN = 120;
export const HEIGHT_MAX = 230;
export const WORK_MAX = 60;
export const SPOKEN_LANGUAGES_MAX = 6;

/** What members may tell besides; null or empty: not told. */
export const MoreTraits = z.object({
  seeking: z.nullable(z.enum(SEEKING)),
  /** In centimetres. */
  height: z.nullable(z.int().check(z.minimum(HEIGHT_MIN), z.maximum(HEIGHT_MAX))),
  /** Each once, in the order of the list. */
  spoken_languages: z.array(z.enum(SPOKEN_LANGUAGES)).check(
    z.overwrite((chosen) => SPOKEN_LANGUAGES.filter((language) => chosen.includes(language))),
    z.maxLength(SPOKEN_LANGUAGES_MAX),
  ),
  children: z.nullable(z.enum(CHILDREN)),
  smoking: z.nullable(z.enum(SMOKING)),
  work: z.nullable(z.string().check(z.trim(), z.maxLength(WORK_MAX), z.regex(/^\P{C}*$/u))),
});

/** A member as other people see them in a list: search, likes, chats. */
export const MemberCard = z.object({
  id: z.int(),
  name: z.string(),
  age: z.int(),
  gender: Gender,
  country: z.enum(COUNTRY_CODES),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  main_image: z.nullable(MainImage),
  photo_count: z.int(),
  fictional: z.boolean(),
  online: z.boolean(),
  /** Joined within the last 7 days. */
  is_new: z.boolean(),
});
export type MemberCard = z.output<typeof MemberCard>;

export const MemberId = PathId;
