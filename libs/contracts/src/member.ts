import * as z from 'zod/mini';
import { PathId } from './kernel/index.js';
import { BODY_TYPES, COUNTRY_CODES, EYE_COLORS, Gender, HAIR_COLORS, RELATIONSHIP_STATUSES } from './reference/index.js';
import { MainImage } from './session.js';

/** What members tell of themselves by choosing; null: not told. */
export const Traits = z.object({
  relationship_status: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  hair_color: z.nullable(z.enum(HAIR_COLORS)),
  eye_color: z.nullable(z.enum(EYE_COLORS)),
  body_type: z.nullable(z.enum(BODY_TYPES)),
  tattoos: z.nullable(z.boolean()),
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
