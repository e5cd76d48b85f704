import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawnPage, holdScripts, untilAlive, withoutScripts } from './drawn/drawn-pages.js';
import { PASSWORD, confirmAddress, join } from './product/members.js';
import { sendCompletion, sendShortForm } from './product/plain-signup.js';
import { expect, test } from './product/test.js';
import type { Says } from './product/texts.js';

// What a visitor writes on a lander, and finds again where they can send it.

const someone = (): string => `line-${randomUUID().slice(0, 8)}@e2e.test`;

/** Joins by the steps of the signup, with no more than they need. */
const signUp = async (page: Page, says: Says, email: string): Promise<void> => {
  const next = page.getByRole('button', { name: says('account.signup.continue'), exact: true });
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=name]').fill(`Line ${randomUUID().slice(0, 6)}`);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByLabel(says('account.signup.day'), { exact: true }).fill('14');
  await page.getByLabel(says('account.signup.month'), { exact: true }).fill('2');
  await page.getByLabel(says('account.signup.year'), { exact: true }).fill('1990');
  await next.click();
  await page.getByRole('button', { name: says('account.signup.skip') }).click();
  await page.locator('input[name=gender][value=male]').check({ force: true });
  await page.locator('input[name=sexuality][value=hetero]').check({ force: true });
  await next.click();
  await page.locator('select[name=country]').selectOption('FR');
  await page.locator('select[name=region]').selectOption('FR-ARA');
  await next.click();
  await page.locator('input[name=consent_terms]').check();
  await page.locator('input[name=consent_matching]').check();
  await page.getByRole('button', { name: says('account.signup.finish') }).click();
  await expect(page.getByRole('heading', { name: says('account.confirm.title') })).toBeVisible({ timeout: 20_000 });
};

test('a first line to a member is in the composer for them once the address is confirmed', async ({ page, baseURL, says }, { project }) => {
  test.skip(project.name !== 'desktop-fr', 'One window is enough: what is kept does not depend on it.');
  const url = baseURL ?? '';
  const [her, other] = [await join(url), await join(url)];
  const email = someone();
  const path = `/members/${her.id}/landing2`;
  await drawnPage(page.request, path);
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const lines: string[] = [];
  for (const field of ['signup_message', 'signup_message_2', 'signup_message_3']) {
    const first = page.locator(`main [name=${field}]`).first();
    await first.check({ force: true });
    lines.push(await first.inputValue());
    // the first answer comes before the scripts
    letGo();
    await untilAlive(page);
  }
  for (const line of lines) await expect(page.locator('main form section')).toContainText(line);
  await page.locator('main form button[type=submit]').click();
  // it is in nobody's history
  await expect(page).toHaveURL(new RegExp(`/signup\\?member=${her.id}$`));
  await signUp(page, says, email);
  await confirmAddress(page.request, url, email);
  await page.goto(`/members/${other.id}/chat`);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.goto(`/members/${her.id}/chat`);
  await expect(page.getByRole('textbox')).toHaveValue(lines.join(' '));
});

test('without scripts a first line goes through both forms and is in the composer, too', async ({ browser, context, baseURL }, {
  project,
}) => {
  test.skip(project.name !== 'phone-en', 'One window is enough: what is kept does not depend on it.');
  const url = baseURL ?? '';
  const her = await join(url);
  const [email, line] = [someone(), 'Was that your bus, too?'];
  const plain = await withoutScripts(browser, context);
  for (const path of ['/landers/transitionsvideolanding', '/signup']) await drawnPage(plain.request, `${url}${path}`);
  await plain.goto(`${url}/landers/transitionsvideolanding`);
  await plain.locator('[name=signup_message]').fill(line);
  await plain.locator('main form button[type=submit]').click();
  await expect(plain).toHaveURL(/\/signup\?signup_message=/);
  await sendShortForm(plain, email);
  await expect(plain).toHaveURL(/\/complete-signup/);
  await sendCompletion(plain);
  await expect(plain).not.toHaveURL(/complete-signup/);
  await context.addCookies(await plain.context().cookies());
  await plain.context().close();
  await confirmAddress(context.request, url, email);
  const page = await context.newPage();
  await page.goto(`${url}/members/${her.id}/chat`);
  await expect(page.getByRole('textbox')).toHaveValue(line);
});
