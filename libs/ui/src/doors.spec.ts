import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import packageFile from '../package.json';

const foldersIn = (folder: string) =>
  readdirSync(resolve(__dirname, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [folder === '.' ? entry.name : `${folder}/${entry.name}`] : [],
  );
const groups = foldersIn('.').filter((folder) => !['tokens', 'testing'].includes(folder));
const components = groups.flatMap(foldersIn).filter((folder) => folder !== 'overlays/popup');
const ownDoors = Object.keys(packageFile.exports).filter((door) => !['.', './testing'].includes(door) && !door.endsWith('.css'));
const folderBehind = (door: string) =>
  packageFile.exports[door as keyof typeof packageFile.exports].replace('./src/', '').replace('/index.ts', '');
const heavy = ownDoors.map(folderBehind);
const read = (...path: string[]) => readFileSync(resolve(__dirname, ...path), 'utf8');
const sources = (folder: string) =>
  readdirSync(resolve(__dirname, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|stories)\./.test(file))
    .map((file) => read(folder, file));
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const imports = (source: string) => [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '');

test('heavy parts have a door of their own, named after them, whichever group they are in', () => {
  expect(ownDoors).toEqual([
    './combobox',
    './disclosure',
    './menu',
    './operator-list',
    './operator-table',
    './page-keys',
    './photo-viewer',
    './popover',
    './slider',
    './swipe-card',
    './switch',
    './tabs',
  ]);
  expect(heavy.map((folder) => `./${folder.split('/')[1]}`)).toEqual(ownDoors);
  expect(heavy.filter((folder) => !existsSync(resolve(__dirname, folder, 'index.ts')))).toEqual([]);
});

test('the light door, which every page loads, names no heavy part', () => {
  expect(imports(read('index.ts')).filter((name) => heavy.includes(name.replace('./', '')))).toEqual([]);
});

test('light parts need React and icons, nothing else', () => {
  const foreign = components
    .filter((folder) => !heavy.includes(folder))
    .flatMap((folder) => sources(folder).flatMap(imports))
    .filter((name) => !name.startsWith('.') && name !== 'react' && !name.startsWith('lucide/dist/esm/icons/'));
  expect(foreign).toEqual([]);
});

test.each(components)('%s has stories and a spec', (folder) => {
  const files = readdirSync(resolve(__dirname, folder));
  expect(files.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  expect(files.some((file) => /\.spec\.tsx?$/.test(file))).toBe(true);
});

test('a component brings no words of its own', () => {
  const words = components.flatMap((folder) =>
    sources(folder)
      .map(withoutComments)
      .flatMap((source) => [...source.matchAll(/>\s*([A-Za-z]{2}[^<>{}()=;]*)\s*<\//g)].map(([, text]) => `${folder}: ${text}`)),
  );
  expect(words).toEqual([]);
});
