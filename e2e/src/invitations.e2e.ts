import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anotherSite } from './product/another-site.js';
import { PASSWORD, apiOf, logIn, mailTo, signIn } from './product/members.js';
import { chosenCookies } from './product/chosen-cookies.js';
import { expect, expectAccessible, test } from './product/test.js';
import type { Says } from './product/texts.js';

// A site that is by invitation: who has none leaves an address, is invited by an operator, and joins by the mail's link.

/** A second site of the product, which is by invitation. */
const invitedSite = (url: string): Promise<string> =>
  anotherSite(url, process.env.E2E_FOLDER!, { host: 'invited.localhost', settings: { invite_only: true } });

const someone = () => `waits-${randomUUID().slice(0, 8)}@e2e.test`;

/** The gateway reads its sites every few seconds. */
const openSignup = async (page: Page, site: string, says: Says): Promise<void> => {
  await expect(async () => {
    await page.goto(`${site}/signup`);
    await expect(page.getByRole('heading', { level: 1, name: says('account.signup.invite-only'), exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 30_000 });
};

const chooseCookies = async (page: Page, site: string, speaks: string): Promise<void> =>
  page.context().addCookies([{ name: 'locale', value: speaks, url: site }, chosenCookies(site)]);

test('who leaves an address is invited by mail, and joins by its link', async ({
  page,
  browser,
  baseURL,
  says,
  speaks,
  contextOptions,
}) => {
  const url = baseURL!;
  const site = await invitedSite(url);
  const email = someone();
  await chooseCookies(page, site, speaks);

  await test.step('the notice takes an address', async () => {
    await openSignup(page, site, says);
    await expectAccessible(page);
    await page.getByLabel(says('account.signup.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: says('account.waiting.leave'), exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect.poll(async () => mailTo(await apiOf(url), email)).toContain('/waiting-address?token=');
  });

  await test.step('an operator invites those that wait', async () => {
    const context = await browser.newContext({ ...contextOptions, baseURL: url });
    await context.addCookies([{ name: 'locale', value: speaks, url }, chosenCookies(url)]);
    const operators = await context.newPage();
    await signIn(context, await logIn(url, 'operator'));
    await operators.goto('/operator/account?view=invitations');
    const list = operators.getByRole('region', { name: says('account.operator.invitations.waiting-on', { host: new URL(site).hostname }) });
    await expectAccessible(operators);
    await list.getByRole('button', { name: says('account.operator.invitations.invite'), exact: true }).click();
    await expect(list.getByText(says('account.operator.invitations.waiting', { count: 0 }))).toBeVisible();
    await context.close();
  });

  const link = await test.step('the mail brings the link', async () => {
    await expect.poll(async () => mailTo(await apiOf(url), email), { timeout: 20_000 }).toContain('/signup?invite=');
    return /https?:\/\/[^\s"<>]+\/signup\?invite=[\w-]+/.exec(await mailTo(await apiOf(url), email))![0];
  });

  await test.step('the link leads into the signup, whose steps begin', async () => {
    expect(link).toContain(site);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: says('account.signup.invited'), exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says('account.signup.accept'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: says('account.signup.title.0'), exact: true })).toBeVisible();
    // it is held: a reload goes on where it was
    await page.goto(`${site}/signup`);
    await expect(page.getByRole('heading', { level: 1, name: says('account.signup.title.0'), exact: true })).toBeVisible();
  });

  // from the page: only browsers know names below `localhost`
  const join = () =>
    page.evaluate(
      async (form) => {
        const answer = await fetch('/api/signup', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
          body: JSON.stringify(form),
        });
        return (await answer.json()) as { member_id?: number; error?: { code: string } };
      },
      {
        email: someone(),
        name: `Invited ${randomUUID().slice(0, 6)}a`,
        password: PASSWORD,
        date_of_birth: '1990-01-31',
        gender: 'female',
        sexuality: 'hetero',
        country: 'NL',
        region: 'NL-NH',
        language: speaks,
        consent_terms: true,
        consent_matching: true,
        consent_marketing: false,
      },
    );

  await test.step('the account is made, and the code is used up by it', async () => {
    expect((await join()).member_id).toBeGreaterThan(0);
    await page.context().clearCookies();
    await chooseCookies(page, site, speaks);
    await page.goto(link);
    await page.getByRole('button', { name: says('account.signup.accept'), exact: true }).click();
    await expect(page.getByText(says('refusal.account.invitation-used-up'))).toBeVisible();
    expect((await join()).error?.code).toBe('account.signups-closed');
  });
});

test('the link of the first mail takes the address out', async ({ page, baseURL, says, speaks }) => {
  const url = baseURL!;
  const site = await invitedSite(url);
  const email = someone();
  await chooseCookies(page, site, speaks);
  await openSignup(page, site, says);
  await page.getByLabel(says('account.signup.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: says('account.waiting.leave'), exact: true }).click();
  // sent by the script, or as HTML sends it when the script was not there yet
  await expect(page.getByText(email).or(page.getByText(says('account.waiting.kept-plain')))).toBeVisible();
  const mail = await mailTo(await apiOf(url), email);
  await page.goto(/https?:\/\/[^\s"<>]+\/waiting-address\?token=[\w.-]+/.exec(mail)![0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: says('account.waiting-address.button'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: says('account.waiting-address.done'), exact: true })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a code that is wrong and an address are taken all the same', async ({ page, baseURL, says, speaks }) => {
    const site = await invitedSite(baseURL!);
    await chooseCookies(page, site, speaks);
    await openSignup(page, site, says);
    await page.getByLabel(says('account.signup.code'), { exact: true }).fill('AAAA-BBBB-CCCC');
    await page.getByRole('button', { name: says('account.signup.use-code'), exact: true }).click();
    await expect(page.getByText(says('refusal.account.invitation-unknown'))).toBeVisible();
    await expect(page.getByLabel(says('account.signup.code'), { exact: true })).toHaveValue('AAAA-BBBB-CCCC');
    await page.getByLabel(says('account.signup.email'), { exact: true }).fill(someone());
    await page.getByRole('button', { name: says('account.waiting.leave'), exact: true }).click();
    await expect(page.getByText(says('account.waiting.kept-plain'))).toBeVisible();
  });
});
