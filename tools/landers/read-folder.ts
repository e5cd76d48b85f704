import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LanderFacts } from '@rendezvous/contracts/landers/content';
import { SLUG, SLUG_MAX } from '@rendezvous/contracts/landers/landers';
import { TEMPLATE_DEFINITIONS, type Template, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { type Language, LANGUAGES } from '@rendezvous/contracts/reference';
import { type Contents, instantOf } from '@rendezvous/landers';
import { finding, type Findings, schemaFaults } from './findings.js';
import { type JsonFile, readJson } from './json-file.js';
import { readContent } from './read-content.js';

const FACTS = 'lander.json';

export interface VariantFolder {
  readonly slug: string;
  readonly facts: LanderFacts;
  readonly contents: Contents;
  /** By role. */
  readonly images: Readonly<Record<string, { readonly bytes: Uint8Array; readonly file: string }>>;
}

export interface ReadFolder extends Findings {
  /** null when it has a fault. */
  readonly variant: VariantFolder | null;
  /** Those that are there, whatever else is wrong. */
  readonly images: VariantFolder['images'];
}

/** Why a slug cannot be used; null when it can. */
export const slugFault = (slug: string): string | null => {
  if (!SLUG.test(slug) || slug.length > SLUG_MAX)
    return `"${slug}" is no slug: small letters, digits and single hyphens, at most ${SLUG_MAX} of them.`;
  return TEMPLATES.some((template) => template === slug) ? `"${slug}" is the name of a template. Give the folder another name.` : null;
};

/** What no schema has against facts; of those that are wrong by themselves nothing more is said. */
const factFaults = (json: JsonFile, facts: Partial<LanderFacts>, imagesFolder: string, written: readonly string[]): string[] => {
  const say = (path: readonly (string | number)[], reason: string) => finding(FACTS, json, path, reason);
  const { images, schedule = {}, social, targeting, template } = facts;
  const isUnread = images === undefined && Object.hasOwn(Object(json.value), 'images');
  const roles: readonly string[] | null = template === undefined ? null : TEMPLATE_DEFINITIONS[template].images;
  const times = Object.entries(schedule).filter(([, time]) => instantOf(time, 'UTC') === null);
  const ends = schedule.from !== undefined && schedule.until !== undefined && schedule.until <= schedule.from;
  return [
    ...times.map(([name]) => say(['schedule', name], 'is a day that no calendar has')),
    ...(ends ? [say(['schedule', 'until'], 'has to come after "from"')] : []),
    ...Object.entries(images ?? {}).flatMap(([role, { file }]) => {
      if (roles?.includes(role) === false)
        return [say(['images', role], `${template} has no such picture; it has ${roles.join(', ') || 'none'}`)];
      return existsSync(join(imagesFolder, file)) ? [] : [say(['images', role, 'file'], `there is no images/${file}`)];
    }),
    ...(social && !isUnread && !images?.[social.image] ? [say(['social', 'image'], `"${social.image}" is none of its images`)] : []),
    ...(targeting?.languages ?? []).flatMap((language, index) =>
      written.includes(language) ? [] : [say(['targeting', 'languages', index], `there is no content/${language}.json`)],
    ),
  ];
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []);

/** Every language of a variant, and what is said of them. */
const readContents = (folder: string, template: Template | null) => {
  const names = namesIn(folder);
  const known = LANGUAGES.filter((language) => names.includes(`${language}.json`));
  const strange = names.filter((name) => !known.some((language) => name === `${language}.json`));
  const read = known.map((language) => ({
    language,
    ...readContent(join(folder, `${language}.json`), `content/${language}.json`, { template, language }),
  }));
  const missing = LANGUAGES.filter((language) => !known.includes(language));
  return {
    known,
    contents: Object.fromEntries(read.map(({ language, content }) => [language, content])) as Record<Language, unknown>,
    faults: [
      ...(known.includes('en') ? [] : ['content/en.json is missing: English is read where no other language fits.']),
      ...strange.map((name) => `content/${name} is none of ${LANGUAGES.map((language) => `${language}.json`).join(', ')}.`),
      ...read.flatMap(({ faults }) => faults),
    ],
    warnings: [
      ...(missing.length > 0
        ? [
            `content: there is no ${missing.map((language) => `${language}.json`).join(', ')}; its readers get another language of their country, or English.`,
          ]
        : []),
      ...read.flatMap(({ warnings }) => warnings),
    ],
  };
};

interface ReadFacts {
  readonly json: JsonFile;
  readonly faults: readonly string[];
  /** null when they have a fault. */
  readonly facts: LanderFacts | null;
  /** What can be read of them, fault or none; the schema has nothing against it. */
  readonly sound: Partial<LanderFacts>;
}

const readFacts = (file: string): ReadFacts => {
  const json = readJson(file);
  const { data, error } = LanderFacts.safeParse(json.value);
  const asJson = json.faults.map((fault) => `${FACTS}:${fault}`);
  const faults = asJson.length > 0 ? asJson : schemaFaults(FACTS, json, LanderFacts);
  const wrong = new Set(
    error?.issues.flatMap((issue) => (issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : issue.path[0])),
  );
  const parts = typeof json.value === 'object' && json.value !== null ? Object.entries(json.value) : [];
  const sound: Partial<LanderFacts> = data ?? Object.fromEntries(parts.filter(([name]) => !wrong.has(name)));
  return { json, faults, facts: faults.length > 0 ? null : (data ?? null), sound };
};

/** Where a folder may be that was called by its slug alone. */
const hintOf = (path: string): string => {
  const meant = join(dirname(path), 'landers', basename(path));
  return existsSync(join(meant, FACTS)) ? ` Did you mean ${meant}?` : '';
};

/** A variant as its folder says it, with everything that is against it. */
export const readFolder = (path: string): ReadFolder => {
  const folder = resolve(path);
  const slug = basename(folder);
  if (!existsSync(join(folder, FACTS)))
    return { variant: null, images: {}, faults: [`There is no ${FACTS} in ${path}.${hintOf(path)}`], warnings: [] };
  const wrongName = slugFault(slug);
  const { json, facts, sound, faults: ownFaults } = readFacts(join(folder, FACTS));
  const imagesFolder = join(folder, 'images');
  const { known, contents, faults: contentsFaults, warnings } = readContents(join(folder, 'content'), sound.template ?? null);
  const files = Object.entries(sound.images ?? {});
  // what cannot be read may use them
  const unused = facts === null ? [] : namesIn(imagesFolder).filter((name) => !files.some(([, { file }]) => file === name));
  const faults = [
    ...(wrongName === null ? [] : [wrongName]),
    ...ownFaults,
    ...factFaults(json, sound, imagesFolder, known),
    ...contentsFaults,
  ];
  const there = files.filter(([, { file }]) => existsSync(join(imagesFolder, file)));
  const images = Object.fromEntries(there.map(([role, { file }]) => [role, { file, bytes: readFileSync(join(imagesFolder, file)) }]));
  const found = { images, faults, warnings: [...warnings, ...unused.map((name) => `images/${name} is used by nothing.`)] };
  if (faults.length > 0 || facts === null) return { variant: null, ...found };
  return { variant: { slug, facts, contents: contents as unknown as Contents, images }, ...found };
};
