import type { Composition } from '@rendezvous/contracts/releases';
import { renderPage } from './page.html.js';
import type { PageFile, PageFiles } from '../first-screen/page-files.rules.js';

const fileOf = (name: string, integrity = `sha384-${name}`): PageFile => ({ url: `/releases/shell/1/${name}`, name, integrity });
const files: PageFiles = {
  startWatch: 'watch()',
  main: fileOf('main.js'),
  preloads: [fileOf('messages.js')],
  styles: [fileOf('main.css')],
  laterStyles: [fileOf('members.css')],
  fonts: [],
};
const render = (more: Partial<PageFiles> = {}, drawn: string | null = null, pictures: string[] = []) =>
  renderPage({
    nonce: 'n',
    locale: 'en',
    title: 'Home',
    siteName: 'Rendezvous',
    description: '',
    files: { ...files, ...more },
    pictures,
    bare: false,
    composition: {} as Composition,
    drawn: drawn === null ? null : { html: drawn, answered: [{ endpointName: 'members', arg: {}, url: '/api/members' }] },
  });
const tagOf = (html: string, file: string) => html.match(new RegExp(`<(?:link|script)[^>]*${file}[^>]*>`))?.[0];

test('every script and style that a page names is pinned, and asked for as its loader will ask for it', () => {
  const html = render();
  for (const file of ['main.js', 'messages.js', 'main.css', 'members.css'])
    expect(tagOf(html, file)).toMatch(new RegExp(`integrity="sha384-${file}" crossorigin="anonymous"`));
});

test('what watches over the start runs before any style could hold it, and knows the start script', () => {
  const html = render();
  expect(html.indexOf('<script nonce="n">watch()</script>')).toBeGreaterThan(0);
  expect(html.indexOf('watch()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(tagOf(html, 'main.js')).toContain('defer data-start');
});

test('a shell without a watch gets none, and a dev server’s files are not pinned', () => {
  const html = render({ startWatch: null, styles: [fileOf('main.css', '')] });
  expect(html).not.toContain('watch()');
  expect(tagOf(html, 'main.css')).not.toContain('integrity');
});

describe('a page that is drawn', () => {
  const html = render({}, '<link rel="preload" as="image" href="/a.webp"/><h1>Members</h1>');

  test('has its screen in the root, and says with which answers it was drawn', () => {
    expect(html).toContain('<div id="root" data-drawn><h1>Members</h1></div>');
    expect(html).toContain('{"drawn":[{"endpointName":"members"');
    expect(render()).not.toContain('drawn');
  });

  test('asks for its scripts after all that is seen of it', () => {
    for (const file of ['main.js', 'messages.js']) expect(tagOf(html, file)).toContain('fetchpriority="low"');
    expect(render()).not.toContain('fetchpriority');
  });

  test('does without scripts, but for what is pressed', () => {
    expect(html).toContain('<noscript>Buttons');
    expect(render()).toContain('<noscript>This site');
  });
});
