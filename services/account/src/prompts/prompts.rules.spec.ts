import { AnsweredPrompts, PROMPT_ANSWER_MAX, PROMPTS } from '@rendezvous/contracts/account/prompts';
import { LOCALES } from '@rendezvous/contracts/reference';
import { offeredPrompts, shownPrompts } from './prompts.rules.js';

const answered = (...prompts: readonly string[]) => prompts.map((prompt) => ({ prompt, answer: 'Soup.' }));

test.each<[string, unknown]>([
  ['more than three', answered('sunday', 'laugh', 'dish', 'learn')],
  ['the same question twice', answered('sunday', 'sunday')],
  ['a question that nobody asks', answered('salary')],
  ['no answer', [{ prompt: 'sunday', answer: '' }]],
  ['an answer that nobody sees', [{ prompt: 'sunday', answer: ' \u200b\u2060 ' }]],
  ['an answer that is one sign too long', [{ prompt: 'sunday', answer: '💛'.repeat(PROMPT_ANSWER_MAX + 1) }]],
])('%s is refused', (_, value) => {
  expect(AnsweredPrompts.safeParse(value).success).toBe(false);
});

test('three answers of the full length, counted as their writer counts, are taken as they are, in their order', () => {
  const given = ['song', 'rain', 'dish'].map((prompt) => ({ prompt, answer: ` ${'💛'.repeat(PROMPT_ANSWER_MAX - 2)}\n` }));
  expect(AnsweredPrompts.parse(given)).toEqual(given);
});

test('every question stands in every language, short enough for a card, and none twice', () => {
  expect(PROMPTS.length).toBeGreaterThanOrEqual(24);
  for (const locale of LOCALES) {
    const questions = offeredPrompts(locale).map(({ question }) => question);
    expect(new Set(questions).size).toBe(PROMPTS.length);
    expect(questions.filter((question) => question.length < 8 || question.length > 60 || /'| [?!:;]|^\s|\s$/.test(question))).toEqual([]);
  }
});

test('the question is in the language of the reader, the answer in that of its writer', () => {
  const own = [{ prompt: 'rain' as const, answer: 'Soup.' }];
  expect(shownPrompts(own, 'en')).toEqual([{ prompt: 'rain', question: 'When it rains all day', answer: 'Soup.' }]);
  expect(shownPrompts([{ prompt: 'of-a-later-release' as 'rain', answer: 'Yes.' }, ...own], 'fr')).toHaveLength(1);
  expect(shownPrompts(own, 'fr')).toEqual([{ prompt: 'rain', question: 'Quand il pleut toute la journée', answer: 'Soup.' }]);
});
