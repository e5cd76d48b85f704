import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['tokens', 'popup', 'testing'].includes(entry.name))
  .map((entry) => entry.name);
const heavy = ['combobox', 'menu', 'popover', 'slider', 'switch', 'tabs'];
const read = (...path: string[]) => readFileSync(resolve(__dirname, ...path), 'utf8');
const sources = (folder: string) =>
  readdirSync(resolve(__dirname, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|stories)\./.test(file))
    .map((file) => read(folder, file));
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const imports = (source: string) => [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '');

test('the light door, which every page loads, names no heavy part', () => {
  expect(imports(read('index.ts')).filter((name) => heavy.includes(name.replace('./', '')))).toEqual([]);
});

test('light parts need React and icons, nothing else', () => {
  const foreign = folders
    .filter((folder) => !heavy.includes(folder))
    .flatMap((folder) => sources(folder).flatMap(imports))
    .filter((name) => !name.startsWith('.') && name !== 'react' && !name.startsWith('lucide/dist/esm/icons/'));
  expect(foreign).toEqual([]);
});

test.each(folders)('%s has stories and a spec', (folder) => {
  const files = readdirSync(resolve(__dirname, folder));
  expect(files.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  expect(files.some((file) => /\.spec\.tsx?$/.test(file))).toBe(true);
});

test('a component brings no words of its own', () => {
  const words = folders.flatMap((folder) =>
    sources(folder)
      .map(withoutComments)
      .flatMap((source) => [...source.matchAll(/>\s*([A-Za-z]{2}[^<>{}()=;]*)\s*<\//g)].map(([, text]) => `${folder}: ${text}`)),
  );
  expect(words).toEqual([]);
});
