import { type Browser, chromium } from '@playwright/test';
import type { Attack, Target } from './attack.js';
import { person } from './person.js';

/** Where somebody would like a member to end up after a login. */
const TARGETS = [
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/a/../..//elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'https://elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  '%2F%2Felsewhere.example',
  '/%09/elsewhere.example',
  '/%5Celsewhere.example',
];

/** As the address of a page: what a browser would send. */
const asAddress = (target: string): string => `/${encodeURI(target).replaceAll('\\', '%5C').replace(/^\//, '')}`;

/** Answers of the server, for the target as a parameter and as the address itself, which a redirect to the login repeats. */
const byServer = async ({ product: { url } }: Target, target: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const asked of [`/login?next=${encodeURIComponent(target)}`, `/?next=${encodeURIComponent(target)}`, asAddress(target)]) {
    const answer = await fetch(url + asked, { redirect: 'manual', headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    const location = answer.headers.get('location');
    if (answer.status >= 500) faults.push(`${asked}: ${answer.status}`);
    if (location !== null && new URL(location, url + asked).origin !== url) faults.push(`${asked} → ${location}`);
  }
  return faults;
};

const SETTLED_MS = 8000;

/** Where a browser ends up that is logged in and opens the login with this target. @returns what is wrong; null when nothing is */
const byBrowser = async (browser: Browser, { product: { url } }: Target, cookie: string, target: string): Promise<string | null> => {
  const context = await browser.newContext();
  const outside: string[] = [];
  try {
    await context.route(
      (address) => address.origin !== url,
      (route) => {
        outside.push(route.request().url());
        return route.abort();
      },
    );
    await context.addCookies([{ name: 'session', value: cookie.slice('session='.length), url }]);
    const page = await context.newPage();
    await page.goto(`${url}/login?next=${encodeURIComponent(target)}`);
    await page.waitForURL((address) => address.pathname !== '/login', { timeout: SETTLED_MS, waitUntil: 'commit' }).catch(() => undefined);
    const there = await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: SETTLED_MS })
      .then(
        () => true,
        () => false,
      );
    if (outside.length > 0) return `went to ${outside[0]}`;
    return there ? null : `a dead page at ${page.url()}`;
  } finally {
    await context.close();
  }
};

/** Neither the server nor the shell leads anybody away from the site, or to a page that is none. */
export const redirects: Attack = async (target) => {
  const { product, tried } = target;
  const { cookie } = await person(product.url);
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const to of TARGETS) {
      const faults = await byServer(target, to);
      const browsers = await byBrowser(browser, target, cookie, to);
      if (browsers !== null) faults.push(browsers);
      tried(`after a login: ${JSON.stringify(to)}`, 'a page of the site', faults.join('; ') || 'one of the site', faults.length === 0);
    }
  } finally {
    await browser.close();
  }
};
