import { UNPROVEN, told } from './figures.rules.js';

test.each([
  ['unproven', UNPROVEN],
  ['proven on 12 screens in 34 s', { screens: 12, seconds: 34 }],
  ['proven on 0 screens in 0 s', { screens: 0, seconds: 0 }],
  ['{"screens":12}', { screens: 12 }],
  ['{"seconds":34}', { seconds: 34 }],
  ['{"failures":3,"views":100}', { failures: 3, views: 100 }],
])('the history says %s', (text, figures) => expect(told(figures)).toBe(text));
