import { areaName, camel, kebabName, pascal, sentence, slugOf } from './names.rules.js';

test.each(['ab', 'gifts', 'a'.repeat(20)])('%s is the name of an area', (name) => expect(areaName(name)).toBe(name));

test.each(['a', 'a'.repeat(21), 'Gifts', 'two-words', 'gifts2', ' gifts', 'gifts '])('"%s" is none: an area is one word', (name) => {
  expect(() => areaName(name)).toThrow(`An area is one word of 2 to 20 small letters; "${name}" is not.`);
});

test.each(['a', 'weekly-summary', 'top10-of-2', 'a'.repeat(40)])('%s is the name of a thing', (name) => expect(kebabName(name)).toBe(name));

test.each(['Weekly', '-weekly', 'weekly-', 'weekly--summary', '1st', 'weekly_summary', 'a'.repeat(41)])('"%s" is none', (name) => {
  expect(() => kebabName(name)).toThrow(`A name is kebab-case, such as weekly-summary; "${name}" is not.`);
});

test('a name that was not given is none', () => {
  expect(() => areaName()).toThrow('"" is not');
  expect(() => kebabName()).toThrow('"" is not');
});

test.each([areaName, kebabName])('a word of JavaScript or SQL is nobody’s name', (check) => {
  for (const word of ['class', 'select']) expect(() => check(word)).toThrow(`"${word}" is a reserved word. Choose another name.`);
});

test.each([
  ['A new area is made by a command', 'a-new-area-is-made-by-a-command'],
  ['  «Voilà»: l’été, it’s 20° / 68 F!  ', 'voila-lete-its-20-68-f'],
  ["Don't", 'dont'],
])('the title "%s" is the file %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test.each([
  ['weekly-summary', 'WeeklySummary', 'weeklySummary', 'Weekly summary'],
  ['top-ten-of-all', 'TopTenOfAll', 'topTenOfAll', 'Top ten of all'],
  ['gifts', 'Gifts', 'gifts', 'Gifts'],
])('%s is spelled %s as a type, %s as a value, "%s" for people', (name, type, value, words) => {
  expect([pascal(name), camel(name), sentence(name)]).toEqual([type, value, words]);
});
