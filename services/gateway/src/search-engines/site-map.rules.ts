import type { RemoteRoute } from '@rendezvous/contracts/releases';
import { escaped } from '../document/html.js';

/** Paths of pages that search engines may list. One with parameters is many pages: it is found by links. */
export const indexedPaths = (routes: readonly Pick<RemoteRoute, 'path' | 'access' | 'indexed'>[]): string[] =>
  routes
    .filter(({ path, access, indexed }) => indexed === true && access === 'anyone' && !path.includes(':'))
    .map(({ path }) => path)
    .toSorted();

export const siteMap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * Calls and files are no pages; the pictures of landers are those of their cards, which whoever shows a shared address has to fetch. What may
 * not be listed says so itself: a page that may not be read could not.
 */
export const robotsText = (origin: string): string => `User-agent: *
Allow: /media/l/
Disallow: /api/
Disallow: /media/
Disallow: /demo/

Sitemap: ${origin}/sitemap.xml
`;
