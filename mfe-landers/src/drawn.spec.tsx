/** @jest-environment ./tools/jest/server-env.cjs */
import { prerender } from 'react-dom/static';
import { drawnScreens } from '@rendezvous/client/testing/drawing';
import descriptor from '../descriptor.json';
import { LanderPicture } from './lander/lander-picture';
import remote from './remote';
import { screens } from './testing/screens';

const paths = descriptor.routes.map(({ path }) => path);
const preloads = (html: string): string[] => [...new Set(html.match(/<link rel="preload" as="image"[^>]*fetchpriority="high"[^>]*>/gi))];
/** Pages of words and drawings, which come with them. */
const WITHOUT_PICTURE = /\/(adultonly|whoneedsstrings|iconslanding|maplanding|socialnetwork|pages|operator)\b|\(empty\)/;
/** The home page begins with two faces that meet. */
const WITH_TWO = /^\/ \(/;

test.each(drawnScreens({ module: remote, descriptor, messages: {}, screens, paths }))(
  '%s can be drawn without a browser, and asks once for the picture that it begins with',
  async (name, draw) => {
    const html = await draw();
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toMatch(/<script|<!--\$[?!]|<template| style=/);
    // no id stands where a text belongs
    expect(html).not.toMatch(/landers\.[a-z]/);
    expect(preloads(html).length).toBeLessThanOrEqual(WITH_TWO.test(name) ? 2 : 1);
    expect(preloads(html).length).toBeGreaterThanOrEqual(WITHOUT_PICTURE.test(name) ? 0 : 1);
  },
);

const source = (shape: 'tall' | 'square') => ({ shape, width: 480, height: 480, url: `/media/${shape}.webp` });

test('of a variant’s pictures the one that fits the window is fetched ahead', async () => {
  const picture = { role: 'portrait', alt: '', sources: [source('tall'), source('square')] };
  const { prelude } = await prerender(<LanderPicture picture={picture} own={[]} sizes={{ narrow: '100vw', wide: '50vw' }} first />);
  const [wide, narrow, ...others] = preloads(await new Response(prelude).text());
  expect(others).toEqual([]);
  expect(wide).toContain('media="(min-width: 56.25rem)"');
  expect(wide).toContain('/media/square.webp 480w');
  expect(narrow).toContain('media="not all and (min-width: 56.25rem)"');
  expect(narrow).toContain('/media/tall.webp 480w');
});
