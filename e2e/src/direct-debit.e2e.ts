import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { composeIBAN } from 'ibantools';
import { type Joined, apiOf, join, mailTo } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';
import type { Says } from './product/texts.js';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** An account and a number of their own: both are counted. */
const payer = () => ({
  iban: composeIBAN({ countryCode: 'DE', bban: digits(18) }) ?? '',
  mobile: `+33612${digits(6)}`,
});

const creditsOf = async ({ api }: Joined): Promise<number> =>
  ((await (await api.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;

const chooseDirectDebit = async (page: Page, says: Says): Promise<void> => {
  await page.goto('/credits/25/sepa');
  const pay = page.getByRole('button', { name: /€/ });
  await pay.first().click();
  await expect(page.getByRole('dialog')).toContainText(says('billing.confirm.where', { method: 'sepa' }));
  await page.getByRole('dialog').getByRole('button', { name: /€/ }).click();
  await page.waitForURL(/\/directdebit\?order=\d+$/);
};

test('a member buys by direct debit: account, code from the phone, mandate, credits', async ({ page, baseURL, speaks, says }) => {
  const url = baseURL ?? '';
  const me = await join(url, { language: speaks });
  await page.context().addCookies((await me.api.storageState()).cookies);
  const { iban, mobile } = payer();
  const before = await creditsOf(me);

  await test.step('an account that cannot be is refused at its field, and what was typed is there after a reload', async () => {
    await chooseDirectDebit(page, says);
    await expectAccessible(page);
    await page.getByRole('button', { name: says('billing.direct-debit.send-code') }).click();
    await expect(page.getByText(says('billing.direct-debit.missing.iban'))).toBeVisible();
    await expect(page.locator('input[name=iban]')).toBeFocused();
    await page.locator('input[name=iban]').pressSequentially('DE00370400440532013000');
    await page.locator('input[name=holder]').fill(me.name);
    await page.locator('input[name=street]').fill('Lindenallee');
    await page.locator('input[name=house_number]').fill('12');
    await page.locator('input[name=postal_code]').fill('50667');
    await page.locator('input[name=city]').fill('Köln');
    await expect(page.locator('input[name=mobile]')).toHaveValue('+33 ');
    await page.locator('input[name=mobile]').fill(mobile.replace('+33', '+33 '));
    await page.getByRole('button', { name: says('billing.direct-debit.send-code') }).click();
    await expect(page.getByText(says('refusal.billing.direct-debit-iban'))).toBeVisible();
    await expect(page.locator('input[name=iban]')).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('input[name=city]')).toHaveValue('Köln');
    await page.locator('input[name=iban]').fill(iban);
    await page.getByRole('button', { name: says('billing.direct-debit.send-code') }).click();
  });

  await test.step('a wrong code is refused with the specified sentence', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('billing.direct-debit.sign'));
    await expect(page.getByText(says('billing.direct-debit.mandate'))).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name=authorised]').check();
    await page.locator('input[name=code]').fill('000000');
    await page.getByRole('button', { name: /€/ }).click();
    await expect(page.getByText(says('refusal.billing.direct-debit-code'))).toBeVisible();
    await expect(page.getByText(says('billing.direct-debit.tries-left', { count: 4 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the code of the SMS signs, and the credits are there', async () => {
    const code = /#(\d{6})/.exec(await mailTo(await apiOf(url), mobile))?.[1] ?? '';
    await page.locator('input[name=code]').fill(code);
    await page.getByRole('button', { name: /€/ }).click();
    await page.waitForURL(/\/credits\/return\/\d+$/);
    await expect(page.getByText(says('billing.payment-result.completed', { count: 25 }))).toBeVisible();
    await expectAccessible(page);
    expect(await creditsOf(me)).toBe(before + 25);
  });

  await test.step('the page of a signed order leads to its result', async () => {
    const order = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/directdebit?order=${order}`);
    await expect(page).toHaveURL(new RegExp(`/credits/return/${order}$`));
  });
});
