import * as z from 'zod/mini';
import { MoreTraits, Traits } from '../member.js';
import { isBlank, isCalendarDate } from '../kernel/index.js';
import { COUNTRY_CODES, Gender, Interest, INTERESTS, Sexuality } from '../reference/index.js';
import { route } from '../route.js';
import './limits.js';
import { Completeness } from './completeness.js';
import { FieldChoices } from './field-choices.js';
import { OwnPhoto } from './photos.js';
import { AnsweredPrompt, AnsweredPrompts, OfferedPrompt } from './prompts.js';

export const NAME_MAX = 30;

export const ABOUT_MAX = 2000;

export const INTERESTS_MAX = 20;

/** Something that can be seen: invisible characters alone are as good as nothing. */
export const seen = z.refine<string>((text) => !isBlank(text), { error: 'required', abort: true });

/**
 * A user name: may not start with @ nor be an e-mail address, and shows as it reads (no control or direction characters, nothing invisible but
 * what chooses how an emoji is drawn). Composed, and with single spaces.
 */
export const MemberName = z.string().check(
  seen,
  z.normalize('NFC'),
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ')),
  z.trim(),
  z.minLength(2),
  z.maxLength(NAME_MAX),
  z.regex(/^(?:[\uFE0E\uFE0F]|[^@\p{C}\p{Default_Ignorable_Code_Point}\u2800])*$/u, 'name'),
);

/** A set: each once, in the order of the list of interests. */
export const Interests = z.array(Interest).check(
  z.overwrite((chosen) => INTERESTS.filter((interest) => chosen.includes(interest))),
  z.maxLength(INTERESTS_MAX),
);

export const BirthDate = z.string().check(z.refine(isCalendarDate, 'birth-date'));

export const City = z.string().check(z.trim(), z.maxLength(80), z.regex(/^\P{C}*$/u));

export const RegionCode = z.string().check(z.minLength(1), z.maxLength(10));

export const About = z.string().check(z.maxLength(ABOUT_MAX));

/** The viewer's own profile with everything that the profile page edits. */
export const EditableProfile = z.object({
  name: z.string(),
  gender: Gender,
  sexuality: Sexuality,
  date_of_birth: z.string(),
  country: z.enum(COUNTRY_CODES),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ...Traits.shape,
  interests: z.array(Interest),
  about: z.nullable(z.string()),
  photos: z.array(OwnPhoto),
  photo_limit: z.int(),
  /** An older service leaves out what follows. */
  completeness: z.optional(Completeness),
  ...z.partial(MoreTraits).shape,
  ...z.partial(FieldChoices).shape,
  prompts: z.optional(z.array(AnsweredPrompt)),
  /** What may be answered, in the viewer’s language. */
  offered_prompts: z.optional(z.array(OfferedPrompt)),
});

export type EditableProfile = z.output<typeof EditableProfile>;

export const readOwnProfile = route({
  method: 'GET',
  path: '/api/profile',
  summary: 'The viewer’s own profile for editing.',
  access: 'member',
  reply: EditableProfile,
});

export const changeProfile = route({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Changes the viewer’s own profile; absent fields stay.',
  access: 'member',
  body: z.partial(
    z.object({
      country: z.enum(COUNTRY_CODES),
      region: RegionCode,
      city: z.nullable(City),
      sexuality: Sexuality,
      ...Traits.shape,
      ...MoreTraits.shape,
      interests: Interests,
      about: z.nullable(About),
      ...FieldChoices.shape,
      prompts: AnsweredPrompts,
    }),
  ),
  reply: EditableProfile,
  limit: 'edit',
});
