import { isAnswer, visibilityDecides } from './visibility-until-answered.rules.js';

test('the rules of visibility decide in a conversation that is not answered', () => {
  expect(visibilityDecides('c')).toBe('not c.answered');
});

test('an answer is of the one who did not start the conversation', () => {
  expect(isAnswer('a.sender_id', 'v.started_by')).toBe('a.sender_id <> v.started_by');
});
