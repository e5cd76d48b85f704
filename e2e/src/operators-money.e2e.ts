import type { Page } from '@playwright/test';
import { routesOf } from './drawn/drawn-routes.js';
import { type Joined, browserOf, join, logIn, signIn } from './product/members.js';
import { answerBank, creditsOf, expect, loseDispute, placeOrder, stateOf, test } from './product/money.js';
import { expectAccessible } from './product/test.js';
import type { Says } from './product/texts.js';

// All that operators see of money, page by page, and what they do about it.

/** Each page about payments, as the descriptor has them: a new one is among them by that alone. */
const PAGES = routesOf('mfe-billing')
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/operator/billing/'));

/** Where nobody else's journey buys or pays: both languages are tried at the same time. */
const PLACES = { en: { country: 'CA', currency: 'CAD' }, fr: { country: 'AU', currency: 'AUD' } } as const;

/** Whether a member cannot pay by card. */
const isCardBlocked = async ({ api }: Joined): Promise<boolean | undefined> => {
  const { methods } = (await (await api.get('/api/credits/bundles')).json()) as { methods: { method: string; blocked: boolean }[] };
  return methods.find(({ method }) => method === 'card')?.blocked;
};

/** A phone has the pages behind a button, closed again on each. */
const openPages = async (page: Page, inWords: Says): Promise<void> => {
  const button = page.getByRole('button', { name: inWords('billing.payments.pages'), expanded: false });
  await expect(page.locator(`nav a[href="${PAGES[0]}"]`).first()).toBeAttached();
  if (await button.isVisible()) await button.click();
};

/** What goes wrong in a page without being seen. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  return faults;
};

test('operators open each page about money, adjust credits together, unblock a method and change a price', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
  operator,
}) => {
  test.setTimeout(360_000);
  const url = baseURL!;
  const member = await join(url);
  await signIn(page.context(), operator);
  const faults = faultsOf(page);
  const said = (id: string, at = page) => expect(at.getByText(says(id), { exact: true }).first()).toBeVisible();
  const second = await logIn(url, 'operator2');
  const theirs = await (await browserOf(browser, { api: second }, speaks, url)).newPage();
  const placed = await placeOrder(member);
  await answerBank(member, placed);
  await loseDispute(member, placed);

  await test.step('each page has its tab, its title, and nothing that fails', async () => {
    await page.goto('/operator/billing');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(says('billing.payments.title'));
    for (const path of PAGES) {
      await openPages(page, says);
      await page.locator(`nav a[href="${path}"]`).click();
      const tab = page.getByRole('link', { name: says(`billing.payments.page.${path.split('/').at(-1)}`), exact: true });
      // the menu of a phone closes with the choice, sooner or later
      await expect(async () => {
        await openPages(page, says);
        await expect(tab.and(page.locator('[aria-current=page]'))).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(title).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${await title.textContent()} · `));
      await expectAccessible(page);
    }
    expect(faults).toEqual([]);
  });

  await test.step('any payment is walked from its order on', async () => {
    await page.goto(`/operator/billing/trace?find=order:${placed.order.id}`);
    for (const part of ['order', 'payment', 'receipt', 'dispute'])
      await expect(page.getByText(says(`billing.trace.kind.${part}`), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('many credits need two operators', async () => {
    const balance = () => creditsOf(member);
    const before = await balance();
    await page.goto(`/operator/billing/adjustments?find=%23${member.id}`);
    const form = page.getByRole('form', { name: says('billing.adjustments.adjust') });
    await expect(form).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: says('billing.adjustments.adjust') }).click();
    await expect(form.getByText(says('billing.payments.reason-missing'))).toBeVisible();
    await form.locator('[name=credits]').fill('60');
    await form.locator('[name=reason]').fill('A whole week of messages was lost.');
    await form.getByRole('button', { name: says('billing.adjustments.adjust') }).click();
    await said('billing.adjustments.is-asked');
    expect(await balance()).toBe(before);
    const { adjustments } = (await (await operator.get(`/api/operator/adjustments?member=${member.id}`)).json()) as {
      adjustments: [{ id: number }];
    };
    const address = `/operator/billing/adjustments?adjustment=${adjustments[0].id}`;
    await page.goto(address);
    await expect(page.getByText(says('billing.payments.own-request'))).toBeVisible();
    await theirs.goto(address);
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: says('billing.payments.approve'), exact: true }).click();
    await said('billing.adjustments.is-approved', theirs);
    expect(await balance()).toBe(before + 60);
  });

  await test.step('a way to pay that a lost dispute blocked is open again, with a reason', async () => {
    await expect.poll(() => stateOf(member, placed.order)).toBe('charged_back');
    expect(await isCardBlocked(member)).toBe(true);
    const { disputes } = (await (await operator.get('/api/operator/disputes?status=lost')).json()) as {
      disputes: { id: number; order_id: number }[];
    };
    const dispute = disputes.find(({ order_id: order }) => order === placed.order.id)!;
    await page.goto(`/operator/billing/disputes?status=lost&dispute=${dispute.id}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: says('billing.disputes.to-block'), exact: true }).click();
    const lift = page.getByRole('button', { name: says('billing.blocks.lift'), exact: true });
    await expect(lift).toBeVisible();
    await expectAccessible(page);
    await lift.click();
    await expect(page.getByText(says('billing.payments.reason-missing'))).toBeVisible();
    await page.locator('textarea[name=reason]').first().fill('Their bank booked the wrong payment.');
    await lift.click();
    await said('billing.blocks.is-lifted');
    expect(await isCardBlocked(member)).toBe(false);
  });

  await test.step('a price begins once two operators agreed', async () => {
    const address = `/operator/billing/bundles?currency=${PLACES[speaks].currency}&bundle=25`;
    await page.goto(address);
    const change = page.getByRole('button', { name: says('billing.bundles.change'), exact: true });
    const amount = page.locator('[name=amount]');
    await expect(change).toBeVisible();
    await expectAccessible(page);
    await amount.fill('0.01');
    await change.click();
    await expect(amount).toBeFocused();
    await amount.fill('47.77');
    await change.click();
    await said('billing.bundles.is-asked');
    await theirs.goto(address);
    const approve = theirs.getByRole('button', { name: says('billing.payments.approve'), exact: true });
    await expect(approve).toBeVisible();
    await expectAccessible(theirs);
    await approve.click();
    await said('billing.bundles.is-approved', theirs);
    await expect(theirs.locator('tbody')).toContainText('47');
  });

  await test.step('so does a fee; the order of ways to pay changes at once', async () => {
    const address = `/operator/billing/methods?country=${PLACES[speaks].country}`;
    await page.goto(address);
    const up = page.getByRole('button', { name: says('billing.methods.up-name', { method: 'PayPal' }), exact: true });
    await up.click();
    await said('billing.methods.is-moved');
    await expect(up).toHaveCount(0);
    await page.locator('[name=method]').selectOption('paypal');
    await page.locator('[name=fee]').fill('0.66');
    await page.getByRole('button', { name: says('billing.methods.ask-fee'), exact: true }).click();
    await said('billing.methods.is-asked');
    await expectAccessible(page);
    await theirs.goto(address);
    await theirs.getByRole('button', { name: says('billing.payments.approve'), exact: true }).click();
    await said('billing.methods.is-approved', theirs);
    await expect(theirs.locator('tbody')).toContainText('66');
    expect(faults).toEqual([]);
    await theirs.context().close();
    await second.dispose();
  });
});
