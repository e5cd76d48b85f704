import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { BUILT_IN, LanderFault } from '@rendezvous/landers';
import { slugFault } from './read-folder.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the folder of a new variant: what the template shows already, in every language, ready to be changed. @returns its path */
export const newFolder = (workspace: string, slug: string, templateName: string | undefined): string => {
  const fault = slugFault(slug);
  if (fault !== null) throw new LanderFault(fault);
  const template = TEMPLATES.find((name) => name === templateName);
  if (template === undefined)
    throw new LanderFault(`Say which template: --template ${TEMPLATES.join(' | ')}. What each has: npm run lander -- templates`);
  const path = join('landers', slug);
  const folder = join(workspace, path);
  if (existsSync(folder)) throw new LanderFault(`There is ${path} already.`);
  const { facts, contents } = BUILT_IN[template];
  mkdirSync(join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'lander.json'), json({ template, goal: facts.goal, weight: 100, siteTexts: facts.siteTexts }));
  for (const [language, content] of Object.entries(contents)) writeFileSync(join(folder, 'content', `${language}.json`), json(content));
  return path;
};
