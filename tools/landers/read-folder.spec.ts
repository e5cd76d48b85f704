import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFolder } from './new-folder.js';
import { readFolder } from './read-folder.js';

let workspace: string;
let folder: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-lander-'));
  folder = join(workspace, newFolder(workspace, 'summer', 'alonetonight'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};
const faults = (): readonly string[] => {
  const { variant, faults: found } = readFolder(folder);
  expect(variant === null).toBe(found.length > 0);
  return found;
};

test('a new folder can be published as it stands; a second of its name is refused', () => {
  expect(readFolder(folder)).toMatchObject({ variant: { slug: 'summer' }, faults: [], warnings: [] });
  expect(() => newFolder(workspace, 'summer', 'alonetonight')).toThrow('There is landers/summer already.');
  expect(() => newFolder(workspace, 'winter', 'nothing')).toThrow(/Say which template: --template .*alonetonight/);
  expect(() => newFolder(workspace, 'Winter', 'alonetonight')).toThrow('no slug');
  expect(() => newFolder(workspace, 'alonetonight', 'alonetonight')).toThrow('name of a template');
});

test.each<[string, string, string | RegExp, string, string]>([
  ['a comma too many', 'content/fr.json', '"heading"', ',"heading"', 'content/fr.json:2:3 is no JSON: ValueExpected'],
  [
    'a text that is missing',
    'content/en.json',
    /\s+"lead": .*/,
    '',
    'content/en.json:1:1 lead: Invalid input: expected string, received undefined',
  ],
  ['a name that nobody knows', 'content/en.json', '"lead"', '"leed": "x",\n  "lead"', 'content/en.json:3:3 leed: is not known here'],
  [
    'a heading too long',
    'content/en.json',
    /"heading": ".*"/,
    `"heading": "${'x'.repeat(81)}"`,
    'content/en.json:2:3 heading: Too big: expected string to have <=80 characters',
  ],
  ['a price', 'content/de.json', /"lead": ".*"/, '"lead": "Nur 5 Euro"', 'content/de.json:3:3 lead: speaks of money'],
  ['a weight that is none', 'lander.json', '"weight": 100', '"weight": -1', 'lander.json:4:3 weight: Too small'],
  ['another template', 'lander.json', '"alonetonight"', '"poster"', 'lander.json:2:3 template: Invalid'],
  [
    'a picture that is not there',
    'lander.json',
    '"goal"',
    '"images": { "portrait": { "file": "a.jpg", "focus": { "x": 1, "y": 1 } } },\n  "goal"',
    'lander.json:3:29 images.portrait.file: there is no images/a.jpg',
  ],
  [
    'a role that the template lacks',
    'lander.json',
    '"goal"',
    '"images": { "hero": { "file": "a.jpg", "focus": { "x": 1, "y": 1 } } },\n  "goal"',
    'images.hero: alonetonight has no such picture; it has portrait',
  ],
  [
    'a card without its picture',
    'lander.json',
    '"goal"',
    '"social": { "image": "portrait" },\n  "goal"',
    'social.image: "portrait" is none of its images',
  ],
  [
    'a day that no calendar has',
    'lander.json',
    '"goal"',
    '"schedule": { "from": "2026-02-30T10:00" },\n  "goal"',
    'lander.json:3:17 schedule.from: is a day that no calendar has',
  ],
  [
    'an end before the start',
    'lander.json',
    '"goal"',
    '"schedule": { "from": "2026-03-02T10:00", "until": "2026-03-01T10:00" },\n  "goal"',
    'schedule.until: has to come after "from"',
  ],
  ['a picture that is not described', 'content/it.json', /"portrait": ".*"/, '', 'says nothing of the picture "portrait"'],
])('%s is told with its line', (_, file, from, to, said) => {
  change(file, from, to);
  expect(faults()).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
});

test('English is never missing, and no other file stands among the languages', () => {
  rmSync(join(folder, 'content/en.json'));
  writeFileSync(join(folder, 'content/xx.json'), '{}');
  expect(faults()).toEqual([
    expect.stringContaining('content/en.json is missing'),
    expect.stringContaining('content/xx.json is none of en.json, fr.json'),
  ]);
});

test('a language that it is meant for is written', () => {
  rmSync(join(folder, 'content/pl.json'));
  change('lander.json', '"goal"', '"targeting": { "languages": ["en", "pl"] },\n  "goal"');
  expect(faults()).toEqual(['lander.json:3:38 targeting.languages.1: there is no content/pl.json']);
});

test('what is only unwise is a warning', () => {
  rmSync(join(folder, 'content/pl.json'));
  writeFileSync(join(folder, 'images/old.jpg'), '');
  change('content/en.json', /"heading": ".*"/, '"heading": "One two three four five six seven eight"');
  expect(faults()).toEqual([]);
  expect(readFolder(folder).warnings).toEqual([
    expect.stringContaining('not written in pl'),
    'content/en.json:2:3 heading: has 8 words; fewer than 8 are read',
    'images/old.jpg is used by nothing.',
  ]);
});

test('a folder that is none is refused', () => {
  expect(readFolder(join(workspace, 'nothing')).faults).toEqual([expect.stringContaining('There is no lander.json in')]);
});
