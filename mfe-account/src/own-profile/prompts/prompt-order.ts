import { type AnsweredPrompt, type OfferedPrompt, PROMPT_ANSWER_MAX } from '@rendezvous/contracts/account/prompts';
import { codePoints, isBlank } from '@rendezvous/contracts/kernel';

/** What is wrong with an answer, under the names that the server uses; undefined when nothing is. */
export const answerFault = (answer: string): 'required' | 'too-big' | undefined => {
  if (isBlank(answer)) return 'required';
  return codePoints(answer) > PROMPT_ANSWER_MAX ? 'too-big' : undefined;
};

/** The first fault of any answer, as a form asks for it. */
export const promptsFault = (answered: readonly AnsweredPrompt[]): true | string =>
  answered.map(({ answer }) => answerFault(answer)).find((fault) => fault !== undefined) ?? true;

/** Those that nobody took yet. */
export const leftPrompts = (offered: readonly OfferedPrompt[], answered: readonly AnsweredPrompt[]): OfferedPrompt[] =>
  offered.filter(({ prompt }) => !answered.some((one) => one.prompt === prompt));

/** The list with one of it a place further to the front (-1) or to the back (1). */
export const shifted = (answered: readonly AnsweredPrompt[], index: number, by: -1 | 1): AnsweredPrompt[] => {
  const one = answered[index];
  const other = answered[index + by];
  if (one === undefined || other === undefined) return [...answered];
  return answered.map((each) => (each === one ? other : each === other ? one : each));
};
