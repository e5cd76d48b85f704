import { tidy } from './notes.rules.js';

test('white space alone makes no other note', () => {
  expect(['tulips', ' tulips\n', 'two\t  tulips', 'two tulips'].map(tidy)).toEqual(['tulips', 'tulips', 'two tulips', 'two tulips']);
});
