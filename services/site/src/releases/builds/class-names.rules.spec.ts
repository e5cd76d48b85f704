import { buildFacts } from '../../testing/build-facts.js';
import { classNameFaults, refuseRenamedClasses } from './class-names.rules.js';
import type { ClassNames } from './release.js';

const FILE = 'src/gifts.module.css';
const named = (server: ClassNames, browser: ClassNames = { [FILE]: { ribbon: 'ribbon_a1', bow: 'bow_a1' } }) => ({
  classNames: { browser, server },
});

test('a build whose classes have the same names for servers and browsers has nothing against it, nor one that tells none', () => {
  expect(classNameFaults(named({ [FILE]: { ribbon: 'ribbon_a1', bow: 'bow_a1' } }))).toEqual([]);
  expect(classNameFaults({})).toEqual([]);
});

test('what only browsers have is no fault: they may bring their own copy of libs/ui', () => {
  expect(classNameFaults(named({}))).toEqual([]);
});

test('a class that is called otherwise, or is not there for browsers, is named with its file', () => {
  expect(classNameFaults(named({ [FILE]: { ribbon: 'ribbon_b2', bow: 'bow_a1' }, 'src/other.module.css': { leaf: 'leaf_c3' } }))).toEqual([
    expect.stringMatching(
      /drawn pages would lose their look: ribbon of src\/gifts\.module\.css is ribbon_b2 for servers and ribbon_a1 for browsers; leaf of src\/other\.module\.css is leaf_c3 for servers and missing for browsers\. Give css-loader/,
    ),
  ]);
});

const many = (salt: string) => ({ [FILE]: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, `${name}_${salt}`])) });

test('of many that differ some are named, and the others counted', () => {
  expect(classNameFaults(named(many('1'), many('2')))).toEqual([
    expect.stringMatching(/: a of [^;]+; b of [^;]+; c of [^;]+; and 2 more\. /),
  ]);
});

const facts = (server: ClassNames) => buildFacts('shell', '7', named(server));

test('such a build is refused by its name', () => {
  expect(() => refuseRenamedClasses(facts({ [FILE]: { ribbon: 'ribbon_b2' } }))).toThrow(
    /^shell 7: Its two builds call classes differently/,
  );
  expect(() => refuseRenamedClasses(facts({ [FILE]: { ribbon: 'ribbon_a1' } }))).not.toThrow();
});
