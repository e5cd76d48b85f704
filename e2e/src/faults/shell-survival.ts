import type { Page } from '@playwright/test';
import { SHELL_NAME } from '@rendezvous/contracts/releases';
import { untilAlive } from '../drawn/drawn-pages.js';
import { expect, logInAs } from '../product/test.js';
import type { Says } from '../product/texts.js';
import { followReports } from './reports.js';
import { type ShellFault, breakShell } from './shell-faults.js';

/** Longest that somebody may look at the logo: 6 s for what hangs, and what drawing takes. */
const LIMIT_MS = 8000;
/** Longest that a press may wait for what is shown. */
const AT_ONCE_MS = 2000;

/** A page for everybody that browsers draw: one that a server has drawn stands whatever becomes of the shell. */
export const UNDRAWN = '/reset-password';
/** What one can type into there. */
export const undrawnField = (page: Page) => page.locator('main input[name=email]');
const form = (page: Page) => page.locator('input[name=password]');
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const results = (page: Page) => page.locator('main a[href^="/members/"]').first();
const login = (page: Page) => page.locator('header a[href="/login"]');

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

/** What the site heard: of the shell only, where and how, and every report was taken. */
const expectReported = async (page: Page, seen: ReturnType<typeof followReports>, { file, code }: ShellFault): Promise<void> => {
  await expect.poll(() => seen.reports.length, 'it was reported').toBeGreaterThan(0);
  expect(new Set(seen.reports.map(({ phase, code: how }) => `${phase} ${how}`))).toEqual(new Set([`${file.phase} ${code}`]));
  expect(new Set(seen.reports.map(({ pageView }) => pageView)).size, 'once for each page view').toBe(seen.reports.length);
  await expect.poll(() => new Set(seen.answers)).toEqual(new Set([204]));
};

/** Opens a page while a file fails once: the next answer is good, and nobody notices. */
export const recoverAtStart = async (page: Page, fault: ShellFault): Promise<void> => {
  const { reports } = followReports(page, SHELL_NAME);
  const loads = countLoads(page);
  const breakage = await breakShell(page, fault, 1);
  await page.goto(UNDRAWN, { waitUntil: 'commit' });
  await expect(undrawnField(page)).toBeVisible({ timeout: LIMIT_MS });
  await expect.poll(breakage.asked).toBeGreaterThan(1);
  expect(loads(), 'without a reload').toBe(1);
  expect(reports).toEqual([]);
};

/** Opens a page that cannot start: it says so in plain HTML, after one reload at most, and another try brings it back. */
export const surviveWithPlainPage = async (page: Page, says: Says, fault: ShellFault): Promise<void> => {
  const seen = followReports(page, SHELL_NAME);
  await page.goto('/members');
  await expect(results(page)).toBeVisible();
  const loads = countLoads(page);
  const breakage = await breakShell(page, fault);
  await page.goto(UNDRAWN, { waitUntil: 'commit' });
  await expect(title(page, says('shell.plain.title'))).toBeVisible({ timeout: LIMIT_MS });
  expect(loads(), 'at most one reload').toBeLessThanOrEqual(2);
  await expectReported(page, seen, fault);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  breakage.mend();
  // what hung may be on its way once more: then the page comes by itself before anybody presses
  const retry = page.getByRole('button', { name: says('shell.plain.retry') });
  if (fault.code === 'timeout') await retry.click({ timeout: AT_ONCE_MS }).catch(() => undefined);
  else await retry.click();
  await expect(undrawnField(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(results(page)).toBeVisible();
};

/** Goes to the login while its file fails: its place says so, the rest works, and another try brings it without a reload. */
export const surviveInPlace = async (page: Page, says: Says, fault: ShellFault): Promise<void> => {
  const seen = followReports(page, SHELL_NAME);
  const breakage = await breakShell(page, fault);
  await page.goto('/members');
  // until its scripts hold the drawn page, a link loads the next one anew
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await login(page).click();
  const isBroken = fault.code === 'threw';
  await expect(title(page, says('shell.error.missing-title'))).toBeVisible({ timeout: LIMIT_MS });
  await expect(login(page)).toBeVisible();
  await expectReported(page, seen, isBroken ? { ...fault, code: 'incomplete' } : fault);
  await page.goBack();
  await expect(results(page)).toBeVisible();
  if (isBroken) return;
  await login(page).click();
  await expect(title(page, says('shell.error.missing-title'))).toBeVisible({ timeout: LIMIT_MS });
  breakage.mend();
  await page.getByRole('button', { name: says('shell.remote.retry') }).click();
  await expect(form(page)).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window), 'without a reload').toBe(true);
};

/** Presses the account's button while its menu fails: that is said, and the next press opens it. */
export const surviveDeadMenu = async (page: Page, says: Says, fault: ShellFault): Promise<void> => {
  const seen = followReports(page, SHELL_NAME);
  await logInAs(page, 'premium');
  const breakage = await breakShell(page, fault);
  const button = page.getByRole('button', { name: says('shell.account.label') });
  await button.click();
  await expect(page.getByText(says('refusal.server.unavailable'))).toBeVisible({ timeout: LIMIT_MS });
  await expectReported(page, seen, fault);
  breakage.mend();
  await button.click();
  await expect(page.getByRole('menuitem', { name: says('shell.account.logout') })).toBeVisible();
};

/** Opens a page while a style fails: the page is there without it, and can be used. */
export const surviveWithoutStyle = async (page: Page, fault: ShellFault): Promise<void> => {
  const seen = followReports(page, SHELL_NAME);
  await breakShell(page, fault);
  await page.goto(UNDRAWN, { waitUntil: 'commit' });
  await expect(undrawnField(page)).toBeVisible({ timeout: LIMIT_MS });
  await expectReported(page, seen, fault);
  await undrawnField(page).fill('typed');
  await expect(undrawnField(page)).toHaveValue('typed');
};
