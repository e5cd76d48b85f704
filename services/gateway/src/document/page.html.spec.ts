import type { PageFile, PageFiles } from '../first-screen/page-files.rules.js';
import { SharedPart, bytesOf } from './document-parts.js';
import { splitDrawn } from './drawn-root.rules.js';
import { type PageParts, type PageStyle, renderPage } from './page.html.js';

const fileOf = (name: string, integrity = `sha384-${name}`): PageFile => ({ url: `/releases/shell/1/${name}`, name, integrity });
const files: PageFiles = {
  startWatch: 'watch()',
  main: fileOf('main.js'),
  preloads: [fileOf('messages.js')],
  styles: [fileOf('main.css')],
  laterStyles: [fileOf('members.css')],
  fonts: [],
};
const render = (more: Partial<PageFiles> = {}, drawn: string | null = null, page: Pick<PageParts, 'startsWhen' | 'theme'> = {}): string => {
  const parts = renderPage({
    nonce: 'n',
    locale: 'en',
    title: 'Home',
    siteName: 'Rendezvous',
    description: '',
    files: { ...files, ...more },
    pictures: [],
    bare: false,
    ...page,
    composition: ['{', new SharedPart('"locale":"en"'), '}'],
    drawn: drawn === null ? null : splitDrawn({ html: drawn }),
  });
  return String(bytesOf(parts));
};
const tagOf = (html: string, file: string) => html.match(new RegExp(`<(?:link|script)[^>]*${file}[^>]*>`))?.[0];

const colors = (html: string) => [...html.matchAll(/theme-color" content="(.*?)"/g)].map(([, color]) => color);

test('what was chosen to see by stands in the page, and colours the browser’s frame; without a choice the system says it', () => {
  expect(render()).toContain('<html lang="en">');
  expect(colors(render())).toEqual(['#FAF5EC', '#170D15']);
  expect(render({}, null, { theme: 'dark' })).toContain('<html lang="en" data-theme="dark">');
  expect(colors(render({}, null, { theme: 'dark' }))).toEqual(['#170D15', '#170D15']);
});

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

test('a style whose text is known stands in the page, where its loader finds it', () => {
  const inPage: PageStyle = { ...fileOf('main.css'), text: new SharedPart('a{color:red}') };
  const html = render({ styles: [inPage] });
  expect(html).toContain('<style nonce="n" data-href="main.css">a{color:red}</style>');
  expect(tagOf(html, 'main.css')).toBeUndefined();
});

describe('a page that is drawn', () => {
  const html = render({}, '<link rel="preload" as="image" href="/a.webp"/><h1>Members</h1>');

  test('has its screen in the root, and its composition beside it', () => {
    expect(html).toContain('<div id="root" data-drawn><h1>Members</h1></div>');
    expect(html).toContain('id="composition" nonce="n">{"locale":"en"}</script>');
    expect(render()).not.toContain('drawn');
  });

  test('holds its scripts as text until the watch over the start asks for them', () => {
    expect(html).toContain('<script nonce="n" data-starts-later="seen">watch()</script>');
    expect(html).toMatch(/<template data-later><link rel="preload" as="script" href="[^"]*messages\.js"[^>]*><\/template>/);
    expect(tagOf(html, 'main.js')).toMatch(
      /^<script type="text\/plain" data-start src=".*" integrity="sha384-main\.js" crossorigin="anonymous"/,
    );
    expect(render()).not.toMatch(/later|text\/plain/);
  });

  test('of links and forms says that its scripts wait for a touch', () => {
    expect(render({}, '<h1>Hello</h1>', { startsWhen: 'touch' })).toContain('<script nonce="n" data-starts-later="touch">watch()');
    expect(render({ startWatch: null }, '<h1>Hello</h1>', { startsWhen: 'touch' })).toContain('<script defer data-start');
    expect(render({}, null, { startsWhen: 'touch' })).not.toContain('data-starts-later');
  });

  test('asks for its scripts after all that is seen of it where nobody watches over the start', () => {
    const unwatched = render({ startWatch: null }, '<h1>Members</h1>');
    for (const file of ['main.js', 'messages.js']) expect(tagOf(unwatched, file)).toContain('fetchpriority="low"');
    expect(tagOf(unwatched, 'main.js')).toContain('defer data-start');
    expect(render()).not.toContain('fetchpriority');
  });

  test('does without scripts, but for what is pressed', () => {
    expect(html).toContain('<noscript>Buttons');
    expect(render()).toContain('<noscript>This site');
  });
});
