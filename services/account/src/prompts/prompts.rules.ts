import { type AnsweredPrompt, type OfferedPrompt, PROMPTS, type ShownPrompt } from '@rendezvous/contracts/account/prompts';
import type { Locale } from '@rendezvous/contracts/reference';
import { PROMPT_QUESTIONS } from './prompt-questions.data.js';

/** What may be answered, for a reader of this language. */
export const offeredPrompts = (locale: Locale): OfferedPrompt[] =>
  PROMPTS.map((prompt) => ({ prompt, question: PROMPT_QUESTIONS[prompt][locale] }));

/** Answers with their questions, for a reader of this language. */
export const shownPrompts = (answered: readonly AnsweredPrompt[], locale: Locale): ShownPrompt[] =>
  answered
    // a release that was taken back may have known more
    .filter(({ prompt }) => prompt in PROMPT_QUESTIONS)
    .map(({ prompt, answer }) => ({ prompt, question: PROMPT_QUESTIONS[prompt][locale], answer }));
