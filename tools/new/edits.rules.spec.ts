import { after, among, asJson, before, importing, listed } from './edits.rules.js';
import type { Edit } from './plan.js';

const LIST = `const LINE = ['site', 'notify'];`;
const IMPORTS = ['', `import { a } from './a.js';`, `import { c } from './c.js';`, ''].join('\n');
const FROM = `import { listChats, startChat } from '@x/chat';`;

const EDITS: readonly [string, Edit, string, string][] = [
  ['before an anchor', before('end', 'the '), 'start end', 'start the end'],
  ['after an anchor', after('start ', 'the '), 'start end', 'start the end'],
  ['at the end of a list', listed('LINE = [', `'chat'`), LIST, `const LINE = ['site', 'notify', 'chat'];`],
  ['into a list before an item', listed('LINE = [', `'chat'`, `'notify'`), LIST, `const LINE = ['site', 'chat', 'notify'];`],
  ['into a list over several lines', listed('[', 'c'), '[\n  a,\n  b,\n]', '[a, b, c]'],
  [
    'among lines of its kind',
    among(/^import/, `import { b } from './b.js';`),
    IMPORTS,
    IMPORTS.replace(`import { c`, `import { b } from './b.js';\nimport { c`),
  ],
  ['after the last line of its kind', among(/^import/, `import { d } from './d.js';`), IMPORTS, `${IMPORTS}import { d } from './d.js';\n`],
  ['to the names of an import', importing('readChat', '@x/chat'), FROM, `import { listChats, readChat, startChat } from '@x/chat';`],
  ['to a value in JSON', asJson<{ a: number }>((value) => ({ ...value, a: 2 })), '{ "a": 1 }', '{\n  "a": 2\n}\n'],
];

test.each(EDITS)('adds %s, once however often it is done', (_, edit, text, expected) => {
  expect(edit(text)).toBe(expected);
  expect(edit(edit(text))).toBe(expected);
});

test('a name inside another name does not count as there', () => {
  expect(listed('[', 'hat', 'notify')('[chat, notify]')).toBe('[chat, hat, notify]');
});

test.each<[string, Edit, string]>([
  ['the anchor is gone', before('end', 'x'), 'nothing'],
  ['the anchor stands twice', after('end', 'x'), 'end end'],
  ['the list is gone', listed('LINE = [', 'x'), 'const ROW = []'],
  ['the item before which it belongs is gone', listed('[', 'x', 'y'), '[a]'],
  ['no line is of the kind', among(/^import/, 'x'), 'nothing'],
  ['nothing is imported from there', importing('x', '@x/chat'), `import { y } from '@x/other';`],
])('an edit is refused when %s', (_, edit, text) => {
  expect(() => edit(text)).toThrow(expect.objectContaining({ name: 'AnchorLost' }));
});
