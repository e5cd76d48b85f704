import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
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
}

const failed = (...faults: readonly string[]): ReadFolder => ({ variant: null, faults, warnings: [] });

/** Why a slug cannot be used; null when it can. */
export const slugFault = (slug: string): string | null => {
  if (!SLUG.test(slug) || slug.length > SLUG_MAX)
    return `"${slug}" is no slug: small letters, digits and single hyphens, at most ${SLUG_MAX} of them.`;
  return TEMPLATES.some((template) => template === slug) ? `"${slug}" is the name of a template. Give the folder another name.` : null;
};

const factFaults = (json: JsonFile, facts: LanderFacts, imagesFolder: string, written: readonly string[]): string[] => {
  const say = (path: readonly (string | number)[], reason: string) => finding(FACTS, json, path, reason);
  const { images = {}, schedule = {}, social, targeting, template } = facts;
  const roles: readonly string[] = TEMPLATE_DEFINITIONS[template].images;
  const times = Object.entries(schedule).filter(([, time]) => instantOf(time, 'UTC') === null);
  const ends = schedule.from !== undefined && schedule.until !== undefined && schedule.until <= schedule.from;
  return [
    ...times.map(([name]) => say(['schedule', name], 'is a day that no calendar has')),
    ...(ends ? [say(['schedule', 'until'], 'has to come after "from"')] : []),
    ...Object.entries(images).flatMap(([role, { file }]) => {
      if (!roles.includes(role)) return [say(['images', role], `${template} has no such picture; it has ${roles.join(', ')}`)];
      return existsSync(join(imagesFolder, file)) ? [] : [say(['images', role, 'file'], `there is no images/${file}`)];
    }),
    ...(social && !images[social.image] ? [say(['social', 'image'], `"${social.image}" is none of its images`)] : []),
    ...(targeting?.languages ?? []).flatMap((language, index) =>
      written.includes(language) ? [] : [say(['targeting', 'languages', index], `there is no content/${language}.json`)],
    ),
  ];
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []);

/** Every language of a variant, and what is said of them. */
const readContents = (folder: string, template: Template) => {
  const names = namesIn(folder);
  const known = LANGUAGES.filter((language) => names.includes(`${language}.json`));
  const strange = names.filter((name) => !known.some((language) => name === `${language}.json`));
  const read = known.map((language) => ({
    language,
    ...readContent(join(folder, `${language}.json`), `content/${language}.json`, template),
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
        ? [`content: not written in ${missing.join(', ')}; its readers get another language of their country, or English.`]
        : []),
      ...read.flatMap(({ warnings }) => warnings),
    ],
  };
};

/** A variant as its folder says it, with everything that is against it. */
export const readFolder = (path: string): ReadFolder => {
  const folder = resolve(path);
  const slug = basename(folder);
  const wrongName = slugFault(slug);
  if (wrongName !== null) return failed(wrongName);
  if (!existsSync(join(folder, FACTS))) return failed(`There is no ${FACTS} in ${path}.`);
  const json = readJson(join(folder, FACTS));
  if (json.faults.length > 0) return failed(...json.faults.map((fault) => `${FACTS}:${fault}`));
  const parsed = LanderFacts.safeParse(json.value);
  if (!parsed.success) return failed(...schemaFaults(FACTS, json, parsed.error.issues));
  const facts = parsed.data;
  const imagesFolder = join(folder, 'images');
  const { known, contents, faults: contentFaults, warnings } = readContents(join(folder, 'content'), facts.template);
  const used = Object.values(facts.images ?? {}).map(({ file }) => file);
  const unused = namesIn(imagesFolder).filter((name) => !used.includes(name));
  const faults = [...factFaults(json, facts, imagesFolder, known), ...contentFaults];
  const found = { faults, warnings: [...warnings, ...unused.map((name) => `images/${name} is used by nothing.`)] };
  if (faults.length > 0) return { variant: null, ...found };
  const images = Object.fromEntries(
    Object.entries(facts.images ?? {}).map(([role, { file }]) => [role, { file, bytes: readFileSync(join(imagesFolder, file)) }]),
  );
  return { variant: { slug, facts, contents: contents as unknown as Contents, images }, ...found };
};
