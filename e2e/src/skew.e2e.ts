import { type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@rendezvous/contracts/releases';
import type { Browser, Page } from '@playwright/test';
import { type Age, buildsOf } from './product/builds.js';
import { chosenCookies } from './product/chosen-cookies.js';
import { type Product, runGateway, startProduct, stopGateway } from './product/start-product.js';
import { expect, logInAs, putMatchAway, test } from './product/test.js';
import type { Says } from './product/texts.js';

/** The fourth pair, present and present, is what every other journey goes through. */
const PAIRS = [
  ['last', 'last'],
  ['last', 'present'],
  ['present', 'last'],
] as const satisfies readonly (readonly [Age, Age])[];
const AREAS = ['account', 'billing', 'chat', 'landers', 'search'];

const versionIn = (builds: string, name: string): string =>
  (JSON.parse(readFileSync(join(builds, name, 'dist/release.json'), 'utf8')) as { version: string }).version;

/** The versions that a page is made of, by area and `shell`. */
const versionsIn = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => {
    const { remotes, shell } = JSON.parse(document.getElementById('composition')?.textContent ?? '') as Composition;
    return { shell, ...Object.fromEntries(Object.entries(remotes).map(([area, { version }]) => [area, version])) };
  });

/** Each remote is reached inside one page, as members do who have had it open since before a release. */
const travel = async (page: Page): Promise<void> => {
  const title = page.locator('h1').first();
  await test.step('a lander page', async () => {
    await page.goto('/');
    await expect(title).toBeVisible();
  });
  await test.step('sign in', async () => {
    await page.goto('/login');
    await page.locator('input[name=email]').fill('premium@demo.test');
    await page.locator('input[name=password]').fill('demo-demo-demo');
    await page.locator('form button[type=submit]').click();
  });
  await test.step('search', async () => {
    await expect(page.locator('article').first()).toBeVisible();
  });
  await test.step('a profile', async () => {
    await page.locator('article a[href^="/members/"]').first().click();
    await expect(page).toHaveURL(/\/members\/\d+/);
    await expect(title).toBeVisible();
  });
  await test.step('a conversation, and a message', async () => {
    await page.locator('nav a[href="/chats"]:visible').first().click();
    await page.locator('a[href^="/chats/"]').first().click();
    const text = `Hello ${randomUUID()}`;
    await page.getByRole('textbox').fill(text);
    const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/messages'));
    await page.getByRole('textbox').press('Enter');
    expect((await stored).ok()).toBe(true);
    await expect(page.locator('section[tabindex="0"]')).toContainText(text);
  });
  await test.step('credits', async () => {
    await page.locator('a[href="/credits"]:visible').first().click();
    await expect(page).toHaveURL(/\/credits/);
    await expect(title).toBeVisible();
  });
  await test.step('settings', async () => {
    await page.locator('header button[aria-haspopup=menu]').last().click();
    await page.locator('[role=menuitem][href="/notifications"]').click();
    await expect(page).toHaveURL(/\/notifications/);
    await expect(page.locator('form, [role=switch], input').first()).toBeVisible();
  });
};

/** Photos of the demo are painted when they are first asked for, which takes all of a small machine: files of the page would come too late. */
const paintPhotos = async (browser: Browser, url: string): Promise<void> => {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await page.context().addCookies([chosenCookies(url)]);
  await logInAs(page, 'premium');
  for (const path of ['/members', '/chats']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
};

const tryPair = async (browser: Browser, says: Says, url: string, builds: string): Promise<void> => {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.context().addCookies([chosenCookies(url)]);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // a remote that gives way to its version before tells so
  page.on('request', (request) => request.url().endsWith('/api/remote-failures') && faults.push(request.postData() ?? ''));
  await putMatchAway(page, says);
  await travel(page);
  const expected = {
    shell: versionIn(builds, 'shell'),
    ...Object.fromEntries(AREAS.map((area) => [area, versionIn(builds, `mfe-${area}`)])),
  };
  expect(await versionsIn(page)).toEqual(expected);
  expect(faults).toEqual([]);
  await page.close();
};

test('shell and remotes of the last release work with those of today', async ({ browser, says }) => {
  test.setTimeout(360_000);
  const folders = await Promise.all(PAIRS.map(([shell, remotes]) => buildsOf(shell, remotes)));
  let product: Product | undefined;
  let gateway: ChildProcess | undefined;
  try {
    for (const [place, [shell, remotes]] of PAIRS.entries()) {
      await test.step(`shell: ${shell}, remotes: ${remotes}`, async () => {
        const builds = folders[place]!;
        if (product === undefined) {
          product = await startProduct({}, 150, builds);
          gateway = product.gateway;
          await paintPhotos(browser, product.url);
        } else {
          await stopGateway(gateway!);
          gateway = await runGateway(product.folder, Number(new URL(product.url).port), {}, builds);
        }
        await tryPair(browser, says, product.url, builds);
      });
    }
  } finally {
    if (gateway) await stopGateway(gateway);
    await product?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
