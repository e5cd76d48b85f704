import { after, among, asJson, before, carryingNobody, listed } from './edits.rules.js';
import type { Edit } from './plan.js';

const LIST = `const LINE = ['site', 'notify'];`;
const IMPORTS = ['', `import { a } from './a.js';`, `import { c } from './c.js';`, ''].join('\n');

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
  ['after the only line of its kind', among(/^a/, 'b'), 'a\n', 'a\nb\n'],
  ['to a value in JSON', asJson<{ a: number }>((value) => ({ ...value, a: 2 })), '{ "a": 1 }', '{\n  "a": 2\n}\n'],
];

test.each(EDITS)('adds %s, once however often it is done', (_, edit, text, expected) => {
  expect(edit(text)).toBe(expected);
  expect(edit(edit(text))).toBe(expected);
});

test('a name inside another name does not count as there', () => {
  expect(listed('[', 'hat', 'notify')('[chat, notify]')).toBe('[chat, hat, notify]');
});

test.each<[string, Edit, string, string]>([
  ['the anchor is gone', before('\n  end', 'x'), 'nothing', '"end" stands in it 0 times, not once.'],
  ['the anchor stands twice', after('end', 'x'), 'end end', '"end" stands in it 2 times, not once.'],
  ['the list is gone', listed('LINE = [', 'x'), 'const ROW = []', '"LINE = [" stands in it 0 times, not once.'],
  ['the item before which it belongs is gone', listed('[', 'x', 'y'), '[a]', 'y is not in the list after "[".'],
  ['no line is of the kind', among(/^import/, 'x'), 'nothing', 'no line of it is like ^import.'],
])('an edit is refused when %s, with what was looked for', (_, edit, text, message) => {
  expect(() => edit(text)).toThrow(expect.objectContaining({ name: 'AnchorLost', message }));
});

test('calls that carry nobody are told to the test of who sees whom', () => {
  const [[file, edits]] = Object.entries(carryingNobody('GET /api/a', 'GET /api/b')) as [[string, Edit[]]];
  const list = `{\n  // Those that carry no member but the one who asks.\n  'GET /api/c': 'nobody',\n}`;
  expect(file).toBe('services/gateway/src/testing/who-sees-whom/calls.ts');
  expect(edits.reduce((text, edit) => edit(text), list)).toBe(
    `{\n  // Those that carry no member but the one who asks.\n  'GET /api/a': 'nobody',\n  'GET /api/b': 'nobody',\n  'GET /api/c': 'nobody',\n}`,
  );
});
