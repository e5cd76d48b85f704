/** @jest-environment ./tools/jest/server-env.cjs */
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { type RemoteModule, defineRemote } from '@rendezvous/client';
import { settings, user } from '@rendezvous/client/testing/screens';
import type { Composition } from '@rendezvous/contracts/releases';
import { givenComposition, givenRelease } from '../testing/given-composition';
import { drawPage } from './draw-page';

const release = givenRelease('chat', '1', { paths: ['/chats', '/'] });
const route = release.descriptor.routes[0]!;
const inLayout = (layout: typeof route.layout) => ({
  ...release,
  descriptor: { ...release.descriptor, routes: release.descriptor.routes.map((one) => ({ ...one, layout })) },
});
const given = (more: Partial<Composition> = {}, looks: typeof user | null = null): Composition =>
  givenComposition([inLayout('default')], {
    firstAnswers: { '/api/settings.php': settings, '/api/user.php': { user: looks } },
    ...more,
  });
const remoteWith = (element: React.ReactElement): RemoteModule =>
  defineRemote({ area: 'chat', routes: ['/chats', '/'].map((path) => ({ path, element })), messages: async () => ({}) });
const Quiet = lazy(async () => ({ default: () => <h1>Chats</h1> }));
const Broken = () => {
  throw new Error('Drawn badly.');
};

beforeAll(() => {
  globalThis.reportError = () => undefined;
});

test.each([
  ['a visitor', null, 'en', 'Log in'],
  ['a member', user, 'en', 'Your account'],
  ['a visitor', null, 'fr', 'Aller au contenu'],
] as const)('%s gets a remote’s page in the layout of its route, in the language of the page', async (_, looks, locale, words) => {
  const { html } = await drawPage({ url: '/chats', composition: given({ locale }, looks), module: remoteWith(<Quiet />) });
  expect(html).toContain('<h1>Chats</h1>');
  expect(html).toContain(words);
  expect(html).not.toMatch(/ style=/);
});

test.each(['/login', '/nowhere', '/login?next=%2Fmembers'])('the shell draws its own page %s', async (url) => {
  const { html } = await drawPage({ url, composition: given(), module: null });
  expect(html).toMatch(/<h1[ >]/);
});

test('the home page stands in the layout of landers', async () => {
  const { html } = await drawPage({ url: '/', composition: given(), module: remoteWith(<Quiet />) });
  expect(html).toContain('<h1>Chats</h1>');
});

test.each([
  ['throws', <Broken key="a" />, 'Drawn badly.'],
  ['leads elsewhere', <Navigate key="a" to="/elsewhere" />, 'The page was not drawn to its end.'],
])('a page that %s is not drawn', async (_, element, fault) => {
  // the router says that a server leads nobody elsewhere
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(drawPage({ url: '/chats', composition: given(), module: remoteWith(element) })).rejects.toThrow(fault);
});

test('a remote without messages is not drawn', async () => {
  const module = { ...remoteWith(<Quiet />), messages: () => Promise.reject(new Error('Gone.')) };
  await expect(drawPage({ url: '/chats', composition: given(), module })).rejects.toThrow('The remote failed (messages, threw).');
});
