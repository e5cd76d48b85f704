import { LANDER_CONTENT, type LanderContent } from '@rendezvous/contracts/landers/content';
import { TEMPLATE_DEFINITIONS, type Template } from '@rendezvous/contracts/landers/templates';
import type { Language } from '@rendezvous/contracts/reference';
import { contentFaults, HEADING_WORDS } from '@rendezvous/landers';
import { finding, type Findings, schemaFaults } from './findings.js';
import { frenchSpaces } from './french-spaces.js';
import { type JsonFile, readJson } from './json-file.js';

export interface ReadContent extends Findings {
  /** null when it cannot be shown. */
  readonly content: LanderContent | null;
}

const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** What is against the texts of the pictures, as far as there are any. */
const altFaults = (name: string, json: JsonFile, template: Template): string[] => {
  const roles: readonly string[] = TEMPLATE_DEFINITIONS[template].images;
  const alt = partOf(json.value, 'alt');
  if (typeof alt !== 'object' || alt === null) return [];
  return [
    ...roles.filter((role) => !(role in alt)).map((role) => finding(name, json, ['alt'], `says nothing of the picture "${role}"`)),
    ...Object.keys(alt)
      .filter((role) => !roles.includes(role))
      .map((role) => finding(name, json, ['alt', role], `${template} has no such picture; it has ${roles.join(', ') || 'none'}`)),
  ];
};

/** One language of a variant. @param name of the file, as findings tell it @param template null: of which it is a variant is not known */
export const readContent = (
  file: string,
  name: string,
  { template, language }: { template: Template | null; language: Language },
): ReadContent => {
  const json = readJson(file);
  if (json.faults.length > 0) return { content: null, faults: json.faults.map((fault) => `${name}:${fault}`), warnings: [] };
  const said = contentFaults(json.value, template === null ? {} : TEMPLATE_DEFINITIONS[template]);
  const faults = [
    ...(template === null ? [] : [...schemaFaults(name, json, LANDER_CONTENT[template]), ...altFaults(name, json, template)]),
    ...said.map(({ path, reason }) => finding(name, json, path, reason)),
  ];
  const heading = partOf(json.value, 'heading');
  const count = typeof heading === 'string' ? words(heading) : 0;
  const warnings =
    count >= HEADING_WORDS ? [finding(name, json, ['heading'], `has ${count} words; fewer than ${HEADING_WORDS} are read`)] : [];
  const parsed = template === null ? undefined : LANDER_CONTENT[template].safeParse(json.value).data;
  if (parsed === undefined || faults.length > 0) return { content: null, faults, warnings };
  return { content: language === 'fr' ? frenchSpaces(parsed) : parsed, faults, warnings };
};
