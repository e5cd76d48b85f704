import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import { answerFault, leftPrompts, promptsFault, shifted } from './prompt-order';

const answered: AnsweredPrompt[] = [
  { prompt: 'rain', answer: 'Soup.' },
  { prompt: 'song', answer: 'Any.' },
  { prompt: 'dish', answer: 'Stew.' },
];
const order = (list: readonly AnsweredPrompt[]) => list.map(({ prompt }) => prompt);

test.each<[string, string | undefined]>([
  ['', 'required'],
  [' \u200b\n', 'required'],
  ['x', undefined],
  ['💛'.repeat(150), undefined],
  ['💛'.repeat(151), 'too-big'],
])('of the answer %j the fault is %s', (answer, fault) => {
  expect(answerFault(answer)).toBe(fault);
});

test('a list is as faulty as its first faulty answer', () => {
  expect(promptsFault([])).toBe(true);
  expect(promptsFault(answered)).toBe(true);
  expect(promptsFault([...answered, { prompt: 'teach', answer: ' ' }])).toBe('required');
});

test('each moves by one place, and not beyond the ends', () => {
  expect(order(shifted(answered, 1, -1))).toEqual(['song', 'rain', 'dish']);
  expect(order(shifted(answered, 1, 1))).toEqual(['rain', 'dish', 'song']);
  expect(order(shifted(answered, 0, -1))).toEqual(order(answered));
  expect(order(shifted(answered, 2, 1))).toEqual(order(answered));
});

test('what was answered is not offered again', () => {
  const offered = ['rain', 'learn'].map((prompt) => ({ prompt, question: prompt }));
  expect(leftPrompts(offered, answered)).toEqual([{ prompt: 'learn', question: 'learn' }]);
});
