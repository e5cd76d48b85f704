import * as z from 'zod/mini';
import { codePoints, isBlank } from '../kernel/index.js';

/** Questions that members may answer on their profile. One that was ever offered stays: answers to it are kept. */
export const PROMPTS = [
  'sunday',
  'laugh',
  'dish',
  'small-success',
  'learn',
  'teach',
  'song',
  'place-nearby',
  'journey',
  'book-or-film',
  'changed-mind',
  'simple-joy',
  'first-meeting',
  'friends-say',
  'quiet-evening',
  'morning',
  'collection',
  'harmless-debate',
  'childhood-taste',
  'market',
  'rain',
  'kindness',
  'useless-talent',
  'saying',
  'looking-forward',
  'ask-me',
  'better-for-two',
  'get-along',
] as const;

export type Prompt = (typeof PROMPTS)[number];

/** So many may be answered. */
export const PROMPTS_MAX = 3;

/** In code points. */
export const PROMPT_ANSWER_MAX = 150;

/** Stored as it is sent. */
const Answer = z.string().check(
  z.refine((text) => !isBlank(text), { error: 'required', abort: true }),
  z.refine((text) => codePoints(text) <= PROMPT_ANSWER_MAX, 'too-big'),
);

export const AnsweredPrompt = z.object({ prompt: z.enum(PROMPTS), answer: Answer });

export type AnsweredPrompt = z.output<typeof AnsweredPrompt>;

/** In the member's order, the first being the one that a card shows; none twice. */
export const AnsweredPrompts = z.array(AnsweredPrompt).check(
  z.maxLength(PROMPTS_MAX),
  z.refine((answered) => new Set(answered.map(({ prompt }) => prompt)).size === answered.length, 'twice'),
);

/** What may be answered, in words of the reader's language. A newer service may offer more. */
export const OfferedPrompt = z.object({ prompt: z.string(), question: z.string() });

export type OfferedPrompt = z.output<typeof OfferedPrompt>;

/** An answer as others read it: the question in their own language, the answer as it was written. */
export const ShownPrompt = z.object({ ...OfferedPrompt.shape, answer: z.string() });

export type ShownPrompt = z.output<typeof ShownPrompt>;
