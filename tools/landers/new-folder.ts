import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanderFacts } from '@rendezvous/contracts/landers/content';
import { TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { BUILT_IN, type Contents, LanderFault } from '@rendezvous/landers';
import { slugFault } from './read-folder.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Where the folder of a variant stands in the workspace, unless something stands there. */
export const freeFolder = (workspace: string, slug: string): { readonly path: string; readonly folder: string } => {
  const fault = slugFault(slug);
  if (fault !== null) throw new LanderFault(fault);
  const path = join('landers', slug);
  const folder = join(workspace, path);
  if (existsSync(folder)) throw new LanderFault(`There is ${path} already.`);
  return { path, folder };
};

/** Writes a variant as files. */
export const writeFolder = (
  folder: string,
  facts: LanderFacts,
  contents: Contents,
  images: Readonly<Record<string, Uint8Array>> = {},
): void => {
  mkdirSync(join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'lander.json'), json(facts));
  for (const [language, content] of Object.entries(contents)) writeFileSync(join(folder, 'content', `${language}.json`), json(content));
  for (const [file, bytes] of Object.entries(images)) writeFileSync(join(folder, 'images', file), bytes);
};

/** Writes the folder of a new variant: what the template shows already, in every language, ready to be changed. @returns its path */
export const newFolder = (workspace: string, slug: string, templateName: string | undefined): string => {
  const { path, folder } = freeFolder(workspace, slug);
  const template = TEMPLATES.find((name) => name === templateName);
  if (template === undefined)
    throw new LanderFault(`Say which template: --template ${TEMPLATES.join(' | ')}. What each has: npm run lander -- templates`);
  const { facts, contents } = BUILT_IN[template];
  writeFolder(folder, { template, goal: facts.goal, weight: 100, siteTexts: facts.siteTexts }, contents);
  return path;
};
