/** @jest-environment ./tools/jest/server-env.cjs */
import { drawnScreens } from '@rendezvous/client/testing/drawing';
import descriptor from '../descriptor.json';
import messages from './messages/en';
import remote from './remote';
import { screens } from './testing/screens';

const paths = descriptor.routes.map(({ path }) => path);

test.each(drawnScreens({ module: remote, descriptor, messages, screens, paths }))('%s can be drawn without a browser', async (_, draw) => {
  const html = await draw();
  expect(html).toMatch(/<h1[ >]/);
  expect(html).not.toMatch(/<script|<!--\$[?!]|<template| style=/);
});

const drawn = async (path: string, state: 'full' | 'empty' = 'full'): Promise<string> => {
  const all = drawnScreens({ module: remote, descriptor, messages, screens, paths: [path] }) as [string, () => Promise<string>][];
  return all.find(([name]) => name.includes(state))![1]();
};

test('the search can be sent, changed and gone through without a script', async () => {
  const html = await drawn('/members');
  expect(html).toMatch(/<form id="search-form"[^>]* action="\/members"/);
  const fields = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'order', 'online', 'photo', 'hair_color', 'body_type'];
  for (const name of fields) expect(html).toContain(`name="${name}"`);
  expect(html).toMatch(/<noscript><button type="submit"/);
  expect(html).toContain('href="/members?page=2"');
  expect(html).toContain('Show more');
});

test('the first photos are asked for with the page, those beside them after its scripts, and the others near the window', async () => {
  const html = await drawn('/members');
  const photos = [...html.matchAll(/<img [^>]*srcset="[^>]*>/gi)].map(([photo]) => photo);
  expect(photos).toHaveLength(24);
  const priorities = photos.map((photo) => /fetchpriority="(\w+)"/i.exec(photo)?.[1] ?? null);
  expect(priorities).toEqual(['high', 'high', 'low', 'low', 'low', 'low', ...Array<null>(18).fill(null)]);
  for (const photo of photos) expect(photo).toMatch(/ alt=""[^>]* width="480" height="600"/);
  expect(html.match(/<noscript><img [^>]*srcset=/gi)).toHaveLength(18);
});

test('what visitors press without a script leads to the signup, about the member and back', async () => {
  const visitors = await drawn('/members/:id', 'empty');
  expect(visitors).toMatch(/<form [^>]*id="join"[^>]*><input [^>]*value="\/members\/36"/);
  expect(visitors).toMatch(/<button [^>]*form="join" value="36"/);
  expect(await drawn('/members/:id')).not.toContain('id="join"');
});
