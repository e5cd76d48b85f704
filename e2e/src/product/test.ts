import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test as base } from '@playwright/test';
import { chosenCookies } from './chosen-cookies.js';
import { overflow } from './overflow.js';
import { type Says, saysIn } from './texts.js';

/** Every journey knows the product's address and its own language. */
export const test = base.extend<{ speaks: 'en' | 'fr'; says: Says }>({
  baseURL: async ({}, use) => {
    const url = process.env.E2E_URL;
    if (!url) throw new Error('The product is not running.');
    await use(url);
  },
  speaks: async ({ locale }, use) => {
    await use(locale?.startsWith('fr') ? 'fr' : 'en');
  },
  says: async ({ speaks }, use) => {
    await use(saysIn(speaks));
  },
  context: async ({ context, baseURL, locale }, use) => {
    const url = baseURL ?? '';
    await context.addCookies([{ name: 'locale', value: locale?.startsWith('fr') ? 'fr' : 'en', url }, chosenCookies(url)]);
    await use(context);
  },
});

const { resolve } = createRequire(import.meta.url);
/** The small one of the files that the builder's axe comes in. */
const AXE = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
const NOTHING = ';';
/** A document keeps its axe: half a megabyte on its way to a page, copied in each process, costs half of what it looks for there. */
const axeFor = async (page: Page): Promise<string> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window)) ? NOTHING : AXE;

/** No fault that axe knows of, and nothing wider than the window. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // a page that is still a skeleton has no heading yet
  await expect(page.locator('h1').first()).toBeAttached();
  // the bar at the foot of a phone lies over a short page's footer until somebody scrolls
  await page.evaluate(async () => {
    // what comes with an answer, as the bar of members does, moves the rest
    for (let [time, height] = [0, -1]; time < 10 && height !== document.documentElement.scrollHeight; time++) {
      height = document.documentElement.scrollHeight;
      for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
    }
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
    let edge = window.innerHeight;
    for (const look of ['at the top', 'at the foot']) {
      // of the bars that lie at the foot the upper edge; a menu beside the page, which reaches the foot as well, lies over nothing
      edge = [...document.querySelectorAll('nav, [data-bar]')]
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ height, top }) => height > 0 && top > window.innerHeight / 2)
        .toSorted((one, other) => other.bottom - one.bottom)
        .reduce((at, { top, bottom }) => (Math.abs(bottom - at) <= 2 ? top : at), window.innerHeight);
      // where there is none, what stands at the top is not left under the header by whatever was scrolled to before
      if (edge === window.innerHeight) window.scrollTo(0, 0);
      else if (look === 'at the top' && footer < window.innerHeight) window.scrollTo(0, document.documentElement.scrollHeight);
    }
    // and over a part of whatever happens to lie at its edge
    for (let time = 0; edge < window.innerHeight && time < 12; time++) {
      const targets = [...document.querySelectorAll('main :is(a, button, input, select)')].map((target) => target.getBoundingClientRect());
      // by the upper edge of what lies there, or by its lower one, which is the window's
      const hidden = targets.find(({ top, bottom }) => [edge, window.innerHeight].some((at) => top < at && bottom > at));
      if (hidden) window.scrollBy(0, hidden.bottom - edge + 8);
    }
  });
  const { violations } = await new AxeBuilder({ page, axeSource: await axeFor(page) })
    // what is well need not be told of, and no frame of another origin needs a page of its own to put its part together
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary?.slice(0, 160)})`).join(' | ')}`,
    ),
  ).toEqual([]);
  expect(await overflow(page), 'nothing is wider than the window').toBeLessThanOrEqual(0);
};

/** Signs in as a persona of the demo. */
export const logInAs = async (page: Page, persona: string): Promise<void> => {
  await page.goto('/login');
  await enterAs(page, persona);
  await page.waitForURL('**/members**');
};

/** Closes the match screen whenever a waiting like opens it over the list of conversations: people of the demo have some. */
export const putMatchAway = (page: Page, says: Says): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name: says('chat.match.title') }), () =>
    page.getByRole('button', { name: says('chat.match.browse') }).click(),
  );

/** Fills in the login that a page shows. */
export const enterAs = async (page: Page, persona: string): Promise<void> => {
  await page.locator('input[name=email]').fill(`${persona}@demo.test`);
  await page.locator('input[name=password]').fill('demo-demo-demo');
  await page.locator('form button[type=submit]').click();
};

export { expect };
