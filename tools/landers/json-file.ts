import { readFileSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { jsonSentence } from './json-sentences.js';

export type JsonPath = readonly (string | number)[];

/** A JSON file that knows where each of its values stands. */
export interface JsonFile {
  readonly value: unknown;
  /** Where it cannot be read as JSON, as `line:column reason`. */
  readonly faults: readonly string[];
  /** `line:column` of a value; of the nearest one around it that is there. */
  place(path: JsonPath): string;
}

const lineOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

const nearest = (root: Node | undefined, path: JsonPath): Node | undefined => {
  if (root === undefined) return undefined;
  return findNodeAtLocation(root, [...path]) ?? (path.length === 0 ? undefined : nearest(root, path.slice(0, -1)));
};

export const readJson = (file: string): JsonFile => {
  // some editors begin a file with a mark that nobody sees
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // the first of a line is what somebody wrote; the others follow from it
  const firsts = [...new Map(errors.toReversed().map((error) => [lineOf(text, error.offset).split(':')[0], error])).values()].toReversed();
  return {
    value: root && getNodeValue(root),
    faults: firsts.map((error) => `${lineOf(text, error.offset)} is no JSON: ${jsonSentence(error)}`),
    place: (path) => {
      const node = nearest(root, path);
      // a member begins with its name
      return lineOf(text, (node?.parent?.type === 'property' ? node.parent.offset : node?.offset) ?? 0);
    },
  };
};
