import { type Module, folderCycles } from './folder-cycles.rules.js';

const file = (source: string, ...imported: string[]): Module => ({ source, dependencies: imported.map((resolved) => ({ resolved })) });

test('folders that import one way are in no cycle', () => {
  expect(folderCycles([file('src/order/a.ts', 'src/payment/b.ts'), file('src/payment/b.ts', 'src/money/c.ts')])).toEqual([]);
});

test('folders that import each other are told of, each edge with one import', () => {
  const modules = [
    file('src/order/a.ts', 'src/payment/b.ts', 'src/payment/c.ts', 'src/money/d.ts'),
    file('src/payment/c.ts', 'src/order/deep/e.ts'),
  ];
  expect(folderCycles(modules)).toEqual([
    {
      parent: 'src',
      folders: ['order', 'payment'],
      edges: ['order → payment: src/order/a.ts → src/payment/b.ts', 'payment → order: src/payment/c.ts → src/order/deep/e.ts'],
    },
  ]);
});

test('a cycle over several folders is one, and two apart are two', () => {
  const modules = [
    file('src/a/1.ts', 'src/b/1.ts', 'src/x/1.ts'),
    file('src/b/1.ts', 'src/c/1.ts'),
    file('src/c/1.ts', 'src/a/2.ts'),
    file('src/x/1.ts', 'src/y/1.ts'),
    file('src/y/1.ts', 'src/x/2.ts'),
  ];
  expect(folderCycles(modules).map(({ folders }) => folders)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});

test('folders of different parents are compared where their paths part', () => {
  const modules = [file('src/a/deep/1.ts', 'src/b/2.ts'), file('src/b/low/1.ts', 'src/a/2.ts'), file('lib/a/1.ts', 'lib/b/1.ts')];
  expect(folderCycles(modules).map(({ parent, folders }) => ({ parent, folders }))).toEqual([{ parent: 'src', folders: ['a', 'b'] }]);
});

test('a file beside a folder is no folder, and a folder may import within itself', () => {
  const modules = [file('src/a.ts', 'src/b/1.ts'), file('src/b/1.ts', 'src/a.ts', 'src/b/2.ts'), file('src/b/2.ts', 'src/b/1.ts')];
  expect(folderCycles(modules)).toEqual([]);
});

test('tests, what they stand on, packages and what is not found make no cycle', () => {
  const [into, back] = ['src/b/1.ts', 'src/a/1.ts'];
  expect(folderCycles([file('src/a/1.spec.ts', into), file(into, back)])).toEqual([]);
  expect(folderCycles([file('src/a/testing/1.ts', into), file(into, back)])).toEqual([]);
  expect(folderCycles([file('testing/src/a.ts', 'libs/b.ts'), file('libs/b.ts', 'testing/c/a.ts')])).toEqual([]);
  expect(folderCycles([file(back, 'node_modules/b/1.ts'), file('node_modules/b/1.ts', back)])).toEqual([]);
  const lost = { source: back, dependencies: [{ resolved: into, couldNotResolve: true }] };
  expect(folderCycles([lost, file(into, back)])).toEqual([]);
});
