import type { BrowserContext } from '@playwright/test';
import { drawnPage, holdScripts, untilAlive, withoutScripts } from './drawn/drawn-pages.js';
import { expect, test } from './product/test.js';

// Choices that stand in every page, or in one that explains them: made where no script runs, or none does yet.

const cookieIn = async (context: BrowserContext, name: string) => (await context.cookies()).find((cookie) => cookie.name === name)?.value;

test('a visitor chooses the language without a script, and stays where they are', async ({ browser, context, baseURL, speaks }) => {
  const [other, name] = speaks === 'en' ? (['fr', 'Français'] as const) : (['en', 'English'] as const);
  const plain = await withoutScripts(browser, context);
  const path = '/pricing?country=FR';
  await drawnPage(plain.request, `${baseURL}${path}`);
  await plain.goto(`${baseURL}${path}`);
  await expect(plain.locator('html')).toHaveAttribute('lang', speaks);
  await expect(plain.locator('header select[name=language]')).toBeHidden();
  await plain.getByRole('button', { name, exact: true }).click();
  await expect(plain).toHaveURL(`${baseURL}${path}`);
  await expect(plain.locator('html')).toHaveAttribute('lang', other);
  expect(await cookieIn(plain.context(), 'locale')).toBe(other);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await plain.context().close();
});

test('a language that is chosen before scripts hold the page is spoken once they do', async ({ page, speaks }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: the menu is the same.');
  const other = speaks === 'en' ? 'fr' : 'en';
  await drawnPage(page.request, '/pages/faq');
  const letGo = await holdScripts(page);
  await page.goto('/pages/faq', { waitUntil: 'commit' });
  await page.locator('header select[name=language]').selectOption(other);
  letGo();
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('header select[name=language]')).toHaveValue(other);
  await expect(page.locator('header noscript')).toBeHidden();
});

test('what is kept is chosen without a script, each answer by as many presses', async ({ browser, context, baseURL, says }, {
  project,
}) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is sent does not depend on it.');
  await context.clearCookies({ name: 'cookie_choice' });
  const plain = await withoutScripts(browser, context);
  const path = '/pages/cookies';
  await drawnPage(plain.request, `${baseURL}${path}`);
  await plain.goto(`${baseURL}${path}`);
  const send = plain.getByRole('button', { name: says('landers.cookies.keep') });
  await expect(plain.locator('[name=choice]:checked')).toHaveCount(0);
  for (const choice of ['needed', 'all', 'needed'] as const) {
    await plain.getByText(says(`landers.cookies.${choice}`), { exact: true }).click();
    await send.click();
    await expect(plain).toHaveURL(`${baseURL}${path}`);
    await expect(plain.locator(`[name=choice][value=${choice}]`)).toBeChecked();
    expect(await cookieIn(plain.context(), 'cookie_choice')).toMatch(new RegExp(`^${choice}\\.`));
  }
  await plain.context().close();
});

test('a choice of cookies before scripts hold the page is kept once they do', async ({ page, context }, { project }) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is sent does not depend on it.');
  await context.clearCookies({ name: 'cookie_choice' });
  await drawnPage(page.request, '/pages/cookies');
  const letGo = await holdScripts(page);
  await page.goto('/pages/cookies', { waitUntil: 'commit' });
  await page.locator('[name=choice][value=needed]').check({ force: true });
  letGo();
  await untilAlive(page);
  await expect.poll(() => cookieIn(context, 'cookie_choice')).toMatch(/^needed\./);
  await expect(page.locator('[name=choice][value=needed]')).toBeChecked();
});
