import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from '@swc/core';

const fileOf = (path) => ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find(existsSync);

const declaredIn = (declaration) =>
  declaration.identifier ? [declaration.identifier.value] : (declaration.declarations ?? []).map(({ id }) => id.value);

const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);

const namesOf = (node, file) => {
  if (node.type === 'ExportDeclaration') return TYPES.has(node.declaration.type) ? [] : declaredIn(node.declaration);
  if (node.type === 'ExportAllDeclaration') return doorNames(fileOf(resolve(dirname(file), node.source.value)));
  if (node.type !== 'ExportNamedDeclaration' || node.typeOnly) return [];
  return node.specifiers.flatMap(({ isTypeOnly, exported, orig }) => (isTypeOnly ? [] : [(exported ?? orig).value]));
};

/** The names that a library's door gives at run time: without types, and of `export *` those of the file behind it. */
export const doorNames = (file) =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body.flatMap((node) => namesOf(node, file));
