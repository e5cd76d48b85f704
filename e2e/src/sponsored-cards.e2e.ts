import { readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import type { Page } from '@playwright/test';
import { anotherSite } from './product/another-site.js';
import { chosenCookies } from './product/chosen-cookies.js';
import { WORKSPACE } from './product/commands.js';
import { PASSWORD, join } from './product/members.js';
import { enterAs, expect, expectAccessible, test } from './product/test.js';

// A site that earns by advertisements: operators write them, searchers see them as what they are, and nobody sees one where it has no place.

const CAM = { en: 'Evenings in front of the camera', fr: 'Soirées devant la caméra' };
/** Has no words in English. */
const RESELL = { fr: 'Un autre site de rencontres' };
const PICTURE = readFileSync(pathOf(WORKSPACE, 'docs/pictures/search-and-chat.webp'));

/** Who was found, as the page shows it: how many in all, and who stands there. */
const foundOn = async (page: Page) => ({
  title: await page.getByRole('heading', { level: 1 }).textContent(),
  members: await page.locator('main article h2, main article h3').allTextContents(),
});

test('cards of both kinds stand marked among results and count as nobody; not for premium members, other languages and other lists', async ({
  page,
  browser,
  contextOptions,
  baseURL,
  says,
  speaks,
}) => {
  const host = 'resell.localhost';
  const site = await anotherSite(baseURL!, process.env.E2E_FOLDER!, { host, settings: {} });
  const opened = async (locale: string): Promise<Page> => {
    const context = await browser.newContext({ ...contextOptions, baseURL: site });
    await context.addCookies([{ name: 'locale', value: locale, url: site }, chosenCookies(site)]);
    return context.newPage();
  };
  const as = async (persona: string): Promise<Page> => {
    const theirs = await opened(speaks);
    await theirs.goto('/login');
    await enterAs(theirs, persona);
    await theirs.waitForURL('**/members**');
    return theirs;
  };
  const say = (id: string, values?: Record<string, string>) => says(`search.operator.${id}`, values);
  const cards = (on: Page) => on.getByRole('group', { name: says('search.sponsored.label'), exact: true });
  const someone = await join(baseURL!, { gender: 'male', language: speaks });
  await page.context().addCookies([{ name: 'locale', value: speaks, url: site }, chosenCookies(site)]);

  const before = await test.step('a member searches while there are none', async () => {
    // the gateway reads its sites every few seconds
    await expect(async () => {
      await page.goto(`${site}/login`);
      expect(await page.evaluate(async () => (await (await fetch('/api/settings.php')).text()).includes('resell.localhost'))).toBe(true);
    }).toPass({ timeout: 30_000 });
    await page.locator('input[name=email]').fill(someone.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/members**');
    await expect(page.locator('main article').nth(20)).toBeAttached();
    await expect(cards(page)).toHaveCount(0);
    return foundOn(page);
  });

  await test.step('an operator adds one of each kind, and has the site show them', async () => {
    const operators = await as('operator');
    await operators.goto('/operator/search');
    const add = async (kind: 'cam' | 'resell', after: string, titles: Readonly<Record<string, string>>) => {
      const form = operators.getByRole('form', { name: say('add'), exact: true });
      await form.locator('[name=kind]').selectOption(kind);
      for (const [language, title] of Object.entries(titles)) {
        await form.locator(`[name=title-${language}]`).fill(title);
        await form.locator(`[name=text-${language}]`).fill('…');
      }
      await form.locator('[name=link]').fill(`https://${kind}.example/here`);
      await form.locator('[name=positions]').fill(after);
      await form.locator('[name=picture]').setInputFiles({ name: 'card.webp', mimeType: 'image/webp', buffer: PICTURE });
      await form.locator('[name=site]').selectOption({ label: host });
      await form.getByRole('button', { name: say('create'), exact: true }).click();
      // opened, as readers see it
      await expect(operators.getByRole('link', { name: says('search.sponsored.link', { title: titles.fr! }), exact: true })).toBeVisible();
    };
    await add('cam', '2', CAM);
    await operators.getByRole('link', { name: say('add'), exact: true }).click();
    await add('resell', '5', RESELL);
    const line = operators.getByText(say('site-hides', { host })).locator('..');
    await line.getByRole('button', { name: say('site-show'), exact: true }).click();
    await expect(operators.getByText(say('site-shows', { host }))).toBeVisible();
    await operators.context().close();
  });

  await test.step('both stand where they should, say first what they are, and count as nobody', async () => {
    await expect(async () => {
      await page.reload();
      await expect(cards(page)).toHaveCount(2, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    const items = page
      .getByRole('list')
      .filter({ has: cards(page) })
      .locator('> li');
    for (const [place, kind, title] of [
      [2, 'cam', CAM.fr],
      [6, 'resell', RESELL.fr],
    ] as const) {
      const card = items.nth(place);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(says('search.sponsored.label'), { exact: true })).toBeVisible();
      await expect(card.getByText(says(`search.sponsored.${kind}`), { exact: true })).toBeVisible();
      const link = card.getByRole('link', { name: says('search.sponsored.link', { title }), exact: true });
      await expect(link).toHaveAttribute('href', `https://${kind}.example/here`);
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
      await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
    expect(await foundOn(page)).toEqual(before);
    await expectAccessible(page);
  });

  await test.step('neither the game nor the list beside a profile shows one', async () => {
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/members\/\d+/);
    await expect(
      page
        .getByRole('region', { name: says('search.profile.similar'), exact: true })
        .locator('article')
        .first(),
    ).toBeAttached();
    await expect(cards(page)).toHaveCount(0);
    await page.goto(`${site}/swipe-game`);
    await expect(page.locator('article[data-depth="0"] h2')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  await test.step('a visitor reads those of their language alone, a premium member none', async () => {
    const visitor = await opened('en');
    await visitor.goto('/members');
    await expect(visitor.getByRole('link', { name: `Sponsored: ${CAM.en}`, exact: true })).toBeAttached();
    await expect(visitor.getByRole('group', { name: 'Sponsored', exact: true })).toHaveCount(1);
    const premium = await as('premium');
    await expect(premium.locator('main article').first()).toBeAttached();
    await expect(cards(premium)).toHaveCount(0);
    for (const one of [visitor, premium]) await one.context().close();
  });
});
