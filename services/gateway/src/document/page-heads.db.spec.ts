import { createHash } from 'node:crypto';
import { NotifyModule } from '@rendezvous/notify';
import { ErrorPage } from '@rendezvous/server/http';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Releases } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';
import { PlainErrorPage } from './error-page.provider.js';

const ROUTE = { layout: 'default', access: 'anyone', chunk: 'home' } as const;
const listed = { indexed: true, title: { en: 'Members', fr: 'Membres' }, description: { en: 'Who is near.', fr: 'Qui est là.' } };
let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: [...pageProviders(), { provide: ErrorPage, useClass: PlainErrorPage }],
    entities: areaEntities,
    migrations: areaMigrations,
  });
  const built = buildFacts('mfe-search', '1');
  const routes = [
    { ...ROUTE, ...listed, path: '/members', data: [] },
    { ...ROUTE, path: '/members/:id', data: [], canonical: '/members' },
  ];
  const facts = { ...built, descriptor: { ...built.descriptor!, routes } };
  for (const build of [buildFacts('shell', '1'), facts]) {
    await app.get(Releases).record({ facts: build, folder: `${build.name}/1` }, 'ada');
    await app.get(Releases).promote(build.name, '1', 'ada');
  }
  await app.get(Compositions).start();
});
afterAll(() => app.close());

const headAt = async (url: string, locale: 'en' | 'fr' = 'en') => {
  const { body, statusCode } = await app.app.inject({ method: 'GET', url, cookies: { locale } });
  const first = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status: statusCode,
    title: first(/<title>(.*?) · /),
    description: first(/<meta name="description" content="(.*?)">/),
    canonical: first(/<link rel="canonical" href="http:\/\/localhost[^/]*(.*?)">/),
    robots: first(/<meta name="robots" content="(.*?)">/),
  };
};

test('an address that nobody owns is called so, in the language of the page, and listed by nobody', async () => {
  expect(await headAt('/nowhere')).toMatchObject({ status: 404, title: 'This page could not be found', robots: 'noindex' });
  expect(await headAt('/nowhere', 'fr')).toMatchObject({ status: 404, title: 'Cette page est introuvable', canonical: undefined });
});

const languageFor = async (browser: string, country: string) => {
  const headers = { 'accept-language': browser };
  const { headers: told } = await app.app.inject({
    method: 'GET',
    url: '/members',
    headers,
    cookies: { geoip_selected_country: country },
  });
  return [told['content-language'], told['vary']];
};

test('on a first visit the page speaks the language of the browser, if the country offers it', async () => {
  const vary = expect.stringContaining('accept-language');
  expect(await languageFor('fr-FR,fr;q=0.9,en;q=0.5', 'CH')).toEqual(['fr', vary]);
  expect(await languageFor('fr-FR,fr;q=0.9,en;q=0.5', 'GB')).toEqual(['en', vary]);
});

const root = async (theme: string) =>
  /<html[^>]*>/.exec((await app.app.inject({ method: 'GET', url: '/members', cookies: { locale: 'en', theme } })).body)?.[0];

test('the page comes light or dark as it was chosen in the browser, and nothing else comes of the cookie', async () => {
  expect(await root('dark')).toBe('<html lang="en" data-theme="dark">');
  expect(await root('light')).toBe('<html lang="en" data-theme="light">');
  expect(await root('"><script>')).toBe('<html lang="en">');
});

test('an address that cannot be read is nobody’s page, in the language of the browser', async () => {
  for (const url of ['/members/%ff', '/%zz', '/members/%']) {
    const { statusCode, headers, body } = await app.app.inject({ method: 'GET', url, cookies: { locale: 'fr' } });
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<h1>Cette page est introuvable</h1>');
    expect(body).toContain('<a href="/">');
  }
});

test('the page of a fault has its look in it, which its policy allows, and nothing else', async () => {
  const { headers, body } = await app.app.inject({ method: 'GET', url: '/%zz' });
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(style).toContain('color-scheme:light dark');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  expect(body).not.toMatch(/<link|<script|src=/);
});

test('a page has the title and the description of its route, and one address however it is asked for', async () => {
  const members = { status: 200, canonical: '/members', robots: undefined };
  for (const url of ['/members', '/members?gender=female&page=2', '/Members/'])
    expect(await headAt(url)).toEqual({ ...members, title: 'Members', description: 'Who is near.' });
  expect(await headAt('/members', 'fr')).toEqual({ ...members, title: 'Membres', description: 'Qui est là.' });
});

test('a version of another page is listed as that', async () => {
  expect(await headAt('/members/7')).toMatchObject({ status: 200, canonical: '/members', robots: undefined });
});

const calledAs = async (host: string, url: string) => (await app.app.inject({ method: 'GET', url, headers: { host } })).body;

test('a host that is not the site’s is in none of its addresses', async () => {
  for (const url of ['/members', '/robots.txt', '/sitemap.xml']) {
    expect(await calledAs('localhost:4000', url)).toContain('http://localhost:4000/');
    const body = await calledAs('elsewhere.example', url);
    expect(body).toContain('http://127.0.0.1:3000/');
    expect(body).not.toContain('elsewhere.example');
  }
});

test('browsers are not told what heads alone need', async () => {
  const { body } = await app.app.inject({ method: 'GET', url: '/members' });
  expect(body).not.toContain('Membres');
  expect(body.match(/Who is near/g)).toHaveLength(2);
});
