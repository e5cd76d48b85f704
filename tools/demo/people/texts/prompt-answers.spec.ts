import { AnsweredPrompts, PROMPT_ANSWER_MAX } from '@rendezvous/contracts/account/prompts';
import { LANGUAGES } from '@rendezvous/contracts/reference';
import { Random } from '@rendezvous/portraits/random';
import { PROMPT_ANSWERS, promptsOf } from './prompt-answers.js';

const somebody = (language: (typeof LANGUAGES)[number], index: number) => promptsOf(Random.of('spec', language, index), language);

test.each(LANGUAGES)('what people who write %s answer may stand on a profile, and is the same each time', (language) => {
  const all = Array.from({ length: 200 }, (_, index) => somebody(language, index));
  expect(all.filter((answered) => !AnsweredPrompts.safeParse(answered).success)).toEqual([]);
  expect(all).toEqual(Array.from({ length: 200 }, (_, index) => somebody(language, index)));
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(all.flatMap((answered) => answered.map(({ prompt }) => prompt)))).toEqual(new Set(Object.keys(PROMPT_ANSWERS[language])));
});

test('no answer speaks like a machine: whole sentences, with the signs of print', () => {
  const answers = Object.values(PROMPT_ANSWERS).flatMap((given) => Object.values(given).flat());
  expect(new Set(answers).size).toBe(answers.length);
  expect(answers.filter((answer) => answer.length > PROMPT_ANSWER_MAX || !/[.!?…]$/u.test(answer) || answer.includes("'"))).toEqual([]);
});
