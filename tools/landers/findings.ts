import { core } from 'zod';
import type { JsonFile, JsonPath } from './json-file.js';
import { knownNames, schemaSentence } from './schema-sentences.js';

/** What is said of a folder. A fault keeps it from being published, a warning does not. */
export interface Findings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** One finding as an editor opens it: `file:line:column what: why`. */
export const finding = (name: string, file: JsonFile, path: JsonPath, reason: string): string =>
  `${name}:${file.place(path)} ${path.length === 0 ? '' : `${path.join('.')}: `}${reason}`;

/** What a schema has against a value, each with its place. */
export const schemaFaults = (name: string, file: JsonFile, schema: core.$ZodType): string[] => {
  const { error } = core.safeParse(schema, file.value);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as (string | number)[];
    if (issue.code !== 'unrecognized_keys') return [finding(name, file, path, schemaSentence(issue, file.value))];
    const known = knownNames(schema, path);
    return issue.keys.map((key) => finding(name, file, [...path, key], `is not known here; there are ${known.join(', ')}`));
  });
};
