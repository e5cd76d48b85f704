import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';

const WORKSPACE = resolve(import.meta.dirname, '../../..');
const PROJECTS = ['libs/client', 'shell', ...readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'))];

interface Catalogues {
  cataloguesOf(dir: string): Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const { cataloguesOf } = (await import(pathToFileURL(join(WORKSPACE, 'libs/federation/src/catalogues.mjs')).href)) as Catalogues;

const messagesOf = (locale: string): Record<string, string> =>
  Object.assign({}, ...PROJECTS.map((project) => cataloguesOf(join(WORKSPACE, project))[locale])) as Record<string, string>;

/** The sentence of a message id, as a member reads it. Journeys name ids, so that they speak every language. */
export type Says = (id: string, values?: Record<string, string | number>) => string;

export const saysIn = (locale: 'en' | 'fr'): Says => {
  const messages = messagesOf(locale);
  return (id, values = {}) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`There is no message "${id}" in ${locale}.`);
    return String(new IntlMessageFormat(text, locale === 'fr' ? 'fr-FR' : 'en-US', undefined, { ignoreTag: true }).format(values));
  };
};
