import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../product/test.js';
import type { Says } from '../product/texts.js';
import { type Fault, breakSearch } from './faults.js';
import { followReports } from './reports.js';

/** Longest that somebody may be left without the remote, what came before it, or a card that says so. */
const LIMIT_MS = 6000;
const AT_ONCE_MS = 2000;
/** Beside other journeys the browser has to share its two cores: only the drill, which runs alone, holds the page to its limit. */
const SHARING_MS = 2000;

const limit = (): number => LIMIT_MS + (test.info().config.workers > 1 ? SHARING_MS : 0);

const results = (page: Page) => page.locator('main a[href^="/members/"]').first();
const retryButton = (page: Page, says: Says) => page.getByRole('button', { name: says('shell.remote.retry') });
const focused = (page: Page) => page.locator('h1:focus');
const login = (page: Page) => page.locator('header a[href="/login"]');

/** Bar and footer answer at once; login and another remote's page come soon, and lead back. */
const expectRestToWork = async (page: Page): Promise<void> => {
  const visit = async (link: Locator, address: RegExp, content: Locator) => {
    await link.click({ timeout: AT_ONCE_MS });
    await expect(page).toHaveURL(address, { timeout: AT_ONCE_MS });
    await expect(content).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/members$/, { timeout: AT_ONCE_MS });
  };
  await visit(login(page), /\/login$/, page.locator('input[name=password]'));
  await visit(page.locator('footer a[href="/pages/faq"]'), /\/pages\/faq$/, page.locator('main article h1'));
};

/** How long the page may still take. */
const left = (since: number): { timeout: number } => ({ timeout: Math.max(1, since + limit() - Date.now()) });

/** Opens the search while a file of it fails, in every version: the card comes in time, the rest works, mended it comes back in place. */
export const surviveWithCard = async (page: Page, says: Says, fault: Fault): Promise<void> => {
  const { reports, answers } = followReports(page);
  const breakage = await breakSearch(page, fault);
  // a hanging file holds back the load event, not the page
  await page.goto('/members', { waitUntil: 'commit' });
  await expect.poll(breakage.since).not.toBeNull();
  await expect(login(page)).toBeVisible(left(breakage.since()!));
  await expect(retryButton(page, says)).toBeVisible(left(breakage.since()!));
  // what hangs is on its way again while the rest is looked at
  if (fault.code === 'timeout') await retryButton(page, says).click();
  await expectRestToWork(page);
  await expect(retryButton(page, says)).toBeVisible({ timeout: LIMIT_MS });

  const { phase } = fault.file;
  await expect.poll(() => new Set(answers)).toEqual(new Set([204]));
  expect(new Set(reports.map(({ remote, phase: where, code }) => `${remote} ${where} ${code}`))).toEqual(
    new Set([`mfe-search ${phase} ${fault.code}`]),
  );
  expect(new Set(reports.map(({ pageView, version }) => `${pageView} ${version}`)).size, 'once for each page view').toBe(reports.length);

  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await expect(focused(page), 'the card has the focus').toHaveText(says('shell.remote.missing', { part: says('search.title') }));
  breakage.mend();
  await retryButton(page, says).click();
  await expect(results(page)).toBeVisible();
  await expect(page.locator('main h1'), 'the page has it back').toBeFocused();
  expect(await page.evaluate(() => 'stillHere' in window), 'without a reload').toBe(true);
};

/** Opens the search while its chosen version fails: the version before is there in time, and the failure is told. */
export const surviveWithFallback = async (
  page: Page,
  failing: { readonly version: string; readonly phase: string; readonly code: string },
): Promise<void> => {
  const { reports } = followReports(page);
  const [asked] = await Promise.all([
    page.waitForRequest(new RegExp(`/releases/mfe-search/${failing.version}/`)).then(() => Date.now()),
    page.goto('/members', { waitUntil: 'commit' }),
  ]);
  await expect(results(page)).toBeVisible(left(asked));
  expect(reports).toEqual([expect.objectContaining({ remote: 'mfe-search', ...failing })]);
  await expectRestToWork(page);
  await expect(results(page)).toBeVisible();
  await results(page).click();
  await expect(page).toHaveURL(/\/members\/\d+/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(reports).toHaveLength(1);
};
