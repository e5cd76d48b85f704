import { indexedPaths, robotsText, siteMap } from './site-map.rules.js';

const route = (path: string, more: object = {}) => ({ path, access: 'anyone' as const, indexed: true, ...more });

test('only pages that everybody may see, that are one page each, and that say so, are listed', () => {
  const routes = [
    route('/pages/faq'),
    route('/'),
    route('/landers/x/:slug'),
    route('/profile', { access: 'member' }),
    route('/login', { indexed: undefined }),
  ];
  expect(indexedPaths(routes)).toEqual(['/', '/pages/faq']);
});

/** Whether a path may be read. Of all lines that fit the longest counts; readers from before that rule take the first. */
const mayRead = (path: string, choose: (fitting: string[][]) => string[] | undefined): boolean => {
  const lines = robotsText('https://love.example').matchAll(/^(Allow|Disallow): (.+)$/gm);
  const fitting = [...lines].map(([, how = '', prefix = '']) => [how, prefix]).filter(([, prefix = '']) => path.startsWith(prefix));
  return choose(fitting)?.[0] !== 'Disallow';
};

test.each([
  ['counts the longest rule', (rules: string[][]) => rules.toSorted(([, one = ''], [, other = '']) => other.length - one.length)[0]],
  ['takes the first rule', (rules: string[][]) => rules[0]],
])('who %s may read pages and the pictures of cards, and neither calls nor the photos of members', (_, choose) => {
  for (const path of ['/', '/members', `/media/l/${'0'.repeat(32)}/card-1200.jpg`, '/releases/shell/1/main.js'])
    expect([path, mayRead(path, choose)]).toEqual([path, true]);
  for (const path of ['/media/p/1.webp', '/media/', '/api/members', '/demo/mailbox'])
    expect([path, mayRead(path, choose)]).toEqual([path, false]);
});

test('the map names whole addresses, and the robots’ file names the map', () => {
  expect(siteMap('https://love.example', ['/', '/a&b'])).toContain('<url><loc>https://love.example/a&amp;b</loc></url>');
  expect(robotsText('https://love.example')).toContain('Sitemap: https://love.example/sitemap.xml');
});
