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

test('the map names whole addresses, and the robots’ file names the map', () => {
  expect(siteMap('https://love.example', ['/', '/a&b'])).toContain('<url><loc>https://love.example/a&amp;b</loc></url>');
  expect(robotsText('https://love.example')).toContain('Sitemap: https://love.example/sitemap.xml');
});
