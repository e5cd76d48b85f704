import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { PAGES } from './pages.data.js';

const WORKSPACE = resolve(__dirname, '../../../..');
/** Whatever keeps something in a browser. */
const KEEPS = /\.setCookie\(|document\.cookie\s*=|(?:local|session)Storage\.setItem\(|indexedDB\.open\(|caches\.open\(/;

/** Which file keeps what under which name, or names that begin like this. */
const KEPT: Readonly<Record<string, string>> = {
  'browser-sessions.service.ts': 'session',
  'cookie-choice-cookie.ts': 'cookie_choice',
  'country-cookie.ts': 'geoip_selected_country',
  'invitation-cookie.ts': 'invitation',
  'kept-faces.ts': 'shell:faces',
  'kept-locale.ts': 'locale',
  'lander-visits.service.ts': 'lander_variants',
  'locale-cookie.ts': 'locale',
  'overrides.service.ts': 'override-',
  'private-storage.ts': 'rdv:private:',
  'private-tab-storage.ts': 'rdv:private:',
  'refused-form-cookie.ts': 'refused_form',
  'reload-page.ts': 'shell:reloaded-at',
  'signup-start-cookie.ts': 'signup_start',
  'tab-overrides.ts': 'shell:overrides',
  'theme-cookie.ts': 'theme',
  'told-bounce.ts': 'shell:told-bounce',
  'traffic-source-cookie.ts': 'traffic_source',
  'use-dismissed.ts': 'rdv:dismissed:',
  'visitor-cookie.ts': 'visitor',
};

/** The product's own code, without its tests. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(resolve(WORKSPACE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesOf(path);
    return /\.tsx?$/.test(path) && !/\.(spec|stories)\.tsx?$/.test(path) ? [path] : [];
  });
const projects = readdirSync(WORKSPACE).flatMap((name) => {
  if (name === 'libs' || name === 'services') return readdirSync(resolve(WORKSPACE, name)).map((part) => `${name}/${part}`);
  return name === 'shell' || name.startsWith('mfe-') ? [name] : [];
});
const sources = projects.map((project) => `${project}/src`).flatMap(sourcesOf);

test('whatever the product keeps in a browser is known here by its name', () => {
  const keeping = sources.filter((file) => KEEPS.test(readFileSync(resolve(WORKSPACE, file), 'utf8')));
  expect(keeping.map((file) => basename(file)).toSorted()).toEqual(Object.keys(KEPT).toSorted());
});

test.each(Object.entries(PAGES.cookies.texts))('the page about cookies in %s names all of it', (_, text) => {
  const items = text.sections.flatMap((section) => section.items ?? []);
  for (const name of Object.values(KEPT)) expect(items.filter((item) => item.startsWith(name))).toHaveLength(1);
});
