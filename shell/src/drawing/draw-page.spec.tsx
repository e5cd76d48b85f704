/** @jest-environment ./tools/jest/server-env.cjs */
import { Component, type ReactNode, Suspense, lazy, use } from 'react';
import { Navigate } from 'react-router-dom';
import { type RemoteModule, defineRemote, usePageTitle } from '@rendezvous/client';
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

/** More than React lets stand in its place unless it is told to: it would be moved there by a script. */
const LARGE = 40_000;
const Large = lazy(async () => ({ default: () => <p>{'much to read '.repeat(LARGE / 13)}</p> }));
const Waiting = ({ for: what }: { readonly for: Promise<string> }) => use(what);

class OwnBoundary extends Component<{ readonly children: ReactNode }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <h1>Something else</h1> : this.props.children;
  }
}

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

const Named = ({ title, children = <h1>Chats</h1> }: { title: string; children?: React.ReactNode }) => {
  usePageTitle(title);
  return children;
};

test('the drawing tells how the page is called; what has no name of its own tells nothing', async () => {
  const nested = (
    <Named title="Outside">
      <Named title="Inside" />
    </Named>
  );
  for (const [element, title] of [
    [<Named key="a" title="Chats" />, 'Chats'],
    [nested, 'Outside'],
    [<Named key="b" title="" />, undefined],
    [<Quiet key="c" />, undefined],
  ] as const)
    expect((await drawPage({ url: '/chats', composition: given(), module: remoteWith(element) })).title).toBe(title);
});

test.each(['/login', '/nowhere', '/login?next=%2Fmembers'])('the shell draws its own page %s', async (url) => {
  const { html } = await drawPage({ url, composition: given(), module: null });
  expect(html).toMatch(/<h1[ >]/);
});

test('the login is a form that needs no script; refused, it has what was typed and says why', async () => {
  const refused = { typed: { email: 'nina@example.org' }, code: 'account.login-blocked', params: { minutes: 7 }, faults: {} };
  const firstAnswers = { '/api/settings.php': settings, '/api/user.php': { user: null }, '/api/signup/refused': { refused } };
  const { html } = await drawPage({ url: '/login?next=%2Fchats&form=again', composition: given({ firstAnswers }), module: null });
  expect(html).toMatch(/<form [^>]*action="\/login" method="post"/);
  expect(html).toContain('value="/chats"');
  expect(html).toContain('value="nina@example.org"');
  expect(html).toMatch(/role="alert".*7 min\./);
});

test('the home page stands in the layout of landers', async () => {
  const { html } = await drawPage({ url: '/', composition: given(), module: remoteWith(<Quiet />) });
  expect(html).toContain('<h1>Chats</h1>');
});

test.each([
  ['throws', <Broken key="a" />, 'Drawn badly.'],
  [
    'throws inside a boundary that waits',
    <Suspense key="a" fallback={<h1>Later</h1>}>
      <Broken />
    </Suspense>,
    'Drawn badly.',
  ],
  [
    'throws inside a boundary for errors of its own',
    <OwnBoundary key="a">
      <Broken />
    </OwnBoundary>,
    'Drawn badly.',
  ],
  ['leads elsewhere', <Navigate key="a" to="/elsewhere" />, 'The page was not drawn to its end.'],
])('a page that %s is not drawn', async (_, element, fault) => {
  // the router says that a server leads nobody elsewhere
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(drawPage({ url: '/chats', composition: given(), module: remoteWith(element) })).rejects.toThrow(fault);
});

test('what is large and came late stands in its place, and needs no script to get there', async () => {
  const page = (
    <>
      <h1>Chats</h1>
      <Suspense fallback={<p>Later</p>}>
        <Large />
      </Suspense>
      <Suspense fallback={<p>Later</p>}>
        <Large />
      </Suspense>
    </>
  );
  const { html } = await drawPage({ url: '/chats', composition: given(), module: remoteWith(page) });
  expect(html.length).toBeGreaterThan(2 * LARGE);
  expect(html.match(/much to read/g)).toHaveLength(2 * Math.floor(LARGE / 13));
  expect(html).not.toMatch(/Later|<script|<template|hidden id="S:/);
});

test('a page with a part that waits is not drawn as long as that does, though it has a heading, and keeps none of the others', async () => {
  const gate = new EventTarget();
  const part = new Promise<string>((done) => gate.addEventListener('open', () => done('At last.')));
  const page = (
    <>
      <h1>Chats</h1>
      <Suspense fallback={<p>Later</p>}>
        <Waiting for={part} />
      </Suspense>
    </>
  );
  let settled = false;
  // whoever draws ends the thread of what waits for ever
  const drawn = drawPage({ url: '/chats', composition: given(), module: remoteWith(page) }).finally(() => (settled = true));
  for (let time = 0; time < 3; time++) {
    const { html } = await drawPage({ url: '/chats', composition: given(), module: remoteWith(<Quiet />) });
    expect(html).toContain('<h1>Chats</h1>');
  }
  expect(settled).toBe(false);
  gate.dispatchEvent(new Event('open'));
  expect((await drawn).html).toContain('At last.');
});

test('a remote without messages is not drawn', async () => {
  const module = { ...remoteWith(<Quiet />), messages: () => Promise.reject(new Error('Gone.')) };
  await expect(drawPage({ url: '/chats', composition: given(), module })).rejects.toThrow('The remote failed (messages, threw).');
});
