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
  [
    'a comma too many',
    'content/fr.json',
    '"heading"',
    ',"heading"',
    'content/fr.json:2:3 is no JSON: a value is missing, or a comma before it is one too many',
  ],
  ['a text that is missing', 'content/en.json', /\s+"lead": .*/, '', 'content/en.json:1:1 lead: is missing'],
  [
    'a name that nobody knows',
    'content/en.json',
    '"lead"',
    '"leed": "x",\n  "lead"',
    'content/en.json:3:3 leed: is not known here; there are heading, lead, action, sections, alt, social, parts',
  ],
  [
    'a name that nobody knows, further in',
    'lander.json',
    '"goal"',
    '"images": { "portrait": { "file": "a.jpg", "focus": { "x": 1, "z": 1 } } },\n  "goal"',
    'images.portrait.focus.z: is not known here; there are x, y',
  ],
  [
    'a heading too long',
    'content/en.json',
    /"heading": ".*"/,
    `"heading": "${'x'.repeat(81)}"`,
    'content/en.json:2:3 heading: has 81 characters; at most 80',
  ],
  ['a price', 'content/de.json', /"lead": ".*"/, '"lead": "Nur 5 Euro"', 'content/de.json:3:3 lead: speaks of money'],
  ['a weight that is none', 'lander.json', '"weight": 100', '"weight": -1', 'lander.json:4:3 weight: has to be at least 0'],
  ['another template', 'lander.json', '"alonetonight"', '"poster"', 'lander.json:2:3 template: has to be one of adultonly, alonetonight'],
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

test.each<[string, string, string | RegExp, string, string]>([
  [
    'a comma that is missing',
    'content/fr.json',
    /(?<="heading": ".*"),/,
    '',
    'content/fr.json:3:3 is no JSON: a comma is missing before this',
  ],
  ['a quote that is missing', 'content/fr.json', /(?<="action": ".*)",/, ',', 'is no JSON: the closing quote " is missing'],
  ['a brace that is missing', 'lander.json', /\}\s*$/, '', 'is no JSON: a closing brace } is missing'],
  ['a word without quotes', 'lander.json', '"signup"', 'signup', 'lander.json:3:11 is no JSON: here stands a word that is in no quotes'],
  ['a comment', 'lander.json', '"goal"', '// ours\n  "goal"', 'lander.json:3:3 is no JSON: a comment stands here; JSON has none'],
  ['a line break in a text', 'content/fr.json', /(?<="lead": ".....)/, '\n', 'content/fr.json:3:'],
])('%s is said in words', (_, file, from, to, said) => {
  change(file, from, to);
  expect(faults()).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
  expect(faults().join()).not.toMatch(/[a-z](?:Expected|Character|Symbol|Token|String)\b/);
});

test.each<[string, string, string]>([
  ['"weight": 100', '"weight": 2.5', 'weight: has to be a whole number'],
  ['"weight": 100', '"weight": 2000', 'weight: has to be at most 1000'],
  ['"weight": 100', '"weight": "100"', 'weight: has to be a number, not a text in quotes'],
  ['"weight": 100', '"weight": null', 'weight: has to be a number, not nothing (null)'],
  ['"goal"', '"schedule": { "from": "1.12.2026" },\n  "goal"', 'schedule.from: has to be a date and a time such as "2026-12-01T18:00"'],
  ['"goal"', '"targeting": { "countries": ["XX"] },\n  "goal"', 'countries.0: has to be one of '],
  ['"goal"', '"targeting": { "devices": "phone" },\n  "goal"', 'devices: has to be a list in brackets [ ], not a text in quotes'],
  ['"goal": "signup"', '"goal": "clicks"', 'goal: has to be one of signup, confirmed, purchase; "clicks" is none'],
  ['"goal": "signup",', '', 'goal: is missing; it is one of signup, confirmed, purchase'],
  [
    '"goal"',
    '"images": { "portrait": { "file": "My Photo.jpg", "focus": { "x": 1, "y": 1 } } },\n  "goal"',
    'images.portrait.file: has to be a file name of small letters',
  ],
])('%s become %s: %s', (from, to, said) => {
  change('lander.json', from, to);
  expect(faults()).toEqual([expect.stringContaining(said)]);
});

test.each<[RegExp, string, string]>([
  [/"lead": ".*"/, '"lead": " "', 'lead: is empty'],
  [/"action": ".*"/, '"sections": [{ "heading": "a" }], "action": "b"', 'sections.0.text: is missing'],
  [
    /"action": ".*"/,
    `"sections": ${JSON.stringify(Array.from({ length: 7 }, () => ({ heading: 'a', text: 'b' })))}, "action": "b"`,
    'sections: has 7 entries; at most 6',
  ],
])('of texts, %s become %s: %s', (from, to, said) => {
  change('content/en.json', from, to);
  expect(faults()).toEqual([expect.stringContaining(said)]);
});

test('everything that is wrong is told at once, whichever file it is in', () => {
  change('lander.json', '"weight": 100', '"weight": -1');
  change('lander.json', '"goal"', '"images": { "portrait": { "file": "a.jpg", "focus": { "x": 1, "y": 1 } } },\n  "goal"');
  change('content/en.json', /"lead": ".*"/, '"leed": "Only 5 Euro"');
  change('content/fr.json', /"heading": ".*",/, '');
  change('content/fr.json', /"portrait": ".*"/, '');
  change('content/de.json', '{', '');
  expect(faults().map((fault) => fault.replace(/:\d+:\d+/, ''))).toEqual([
    'lander.json weight: has to be at least 0',
    'lander.json images.portrait.file: there is no images/a.jpg',
    'content/en.json lead: is missing',
    expect.stringContaining('content/en.json leed: is not known here'),
    expect.stringContaining('content/en.json leed: speaks of money'),
    'content/fr.json heading: is missing',
    'content/fr.json alt: says nothing of the picture "portrait"',
    expect.stringContaining('content/de.json is no JSON'),
  ]);
});

test('texts are read for JSON and for promises where nobody can say of which template they are', () => {
  change('lander.json', '"template": "alonetonight",', '');
  change('content/en.json', /"lead": ".*"/, '"lead": "Only 5 Euro"');
  change('content/fr.json', '{', '');
  expect(faults()).toEqual([
    expect.stringContaining('template: is missing; it is one of adultonly'),
    expect.stringContaining('content/en.json:3:3 lead: speaks of money'),
    expect.stringContaining('content/fr.json:2:12 is no JSON: more stands behind the end'),
  ]);
});

test('a picture list that cannot be read has nothing else said of it', () => {
  change('lander.json', '"goal"', '"images": "portrait.jpg", "social": { "image": "portrait" },\n  "goal"');
  writeFileSync(join(folder, 'images/portrait.jpg'), '');
  expect(faults()).toEqual([expect.stringContaining('images: has to be something in braces { }')]);
  expect(readFolder(folder).warnings).toEqual([]);
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
  change('content/en.json', /"heading": ".*"/, '"heading": "One two three – four five six seven eight"');
  expect(faults()).toEqual([]);
  expect(readFolder(folder).warnings).toEqual([
    expect.stringContaining('there is no pl.json'),
    'content/en.json:2:3 heading: has 8 words; fewer than 8 are read',
    'images/old.jpg is used by nothing.',
  ]);
});

test('a folder that is none is refused', () => {
  expect(readFolder(join(workspace, 'nothing')).faults).toEqual([expect.stringMatching(/^There is no lander\.json in \S+nothing\.$/)]);
});

test('a slug in the place of a folder is told where that may be', () => {
  expect(readFolder(join(workspace, 'summer')).faults).toEqual([
    `There is no lander.json in ${join(workspace, 'summer')}. Did you mean ${join(workspace, 'landers/summer')}?`,
  ]);
});

test('French texts keep their marks with the word before; other languages, and the files, stay as they are', () => {
  for (const language of ['fr', 'en']) change(`content/${language}.json`, /"heading": ".*"/, '"heading": "Ce soir, on se parle ?"');
  const before = readFileSync(join(folder, 'content/fr.json'), 'utf8');
  const { contents } = readFolder(folder).variant!;
  expect([contents.fr!.heading, contents.en.heading]).toEqual(['Ce soir, on se parle\u202F?', 'Ce soir, on se parle ?']);
  expect(readFileSync(join(folder, 'content/fr.json'), 'utf8')).toBe(before);
});
