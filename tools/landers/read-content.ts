import { LANDER_CONTENT, type LanderContent } from '@rendezvous/contracts/landers/content';
import { TEMPLATE_DEFINITIONS, type Template } from '@rendezvous/contracts/landers/templates';
import { contentFaults, HEADING_WORDS } from '@rendezvous/landers';
import { finding, type Findings, schemaFaults } from './findings.js';
import { readJson } from './json-file.js';

export interface ReadContent extends Findings {
  /** null when it cannot be shown. */
  readonly content: LanderContent | null;
}

const words = (text: string): number => text.trim().split(/\s+/).length;

/** One language of a variant. @param name of the file, as findings tell it */
export const readContent = (file: string, name: string, template: Template): ReadContent => {
  const json = readJson(file);
  if (json.faults.length > 0) return { content: null, faults: json.faults.map((fault) => `${name}:${fault}`), warnings: [] };
  const parsed = LANDER_CONTENT[template].safeParse(json.value);
  if (!parsed.success) return { content: null, faults: schemaFaults(name, json, parsed.error.issues), warnings: [] };
  const content = parsed.data;
  const roles: readonly string[] = TEMPLATE_DEFINITIONS[template].images;
  const faults = [
    ...contentFaults(content, TEMPLATE_DEFINITIONS[template]).map(({ path, reason }) => finding(name, json, path, reason)),
    ...roles.filter((role) => !content.alt[role]).map((role) => finding(name, json, ['alt'], `says nothing of the picture "${role}"`)),
    ...Object.keys(content.alt)
      .filter((role) => !roles.includes(role))
      .map((role) => finding(name, json, ['alt', role], `${template} has no such picture; it has ${roles.join(', ')}`)),
  ];
  const long = words(content.heading) >= HEADING_WORDS;
  const warnings = long
    ? [finding(name, json, ['heading'], `has ${words(content.heading)} words; fewer than ${HEADING_WORDS} are read`)]
    : [];
  return { content, faults, warnings };
};
