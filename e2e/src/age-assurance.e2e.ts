import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anotherSite } from './product/another-site.js';
import { chosenCookies } from './product/chosen-cookies.js';
import { PASSWORD, activationToken, apiOf, join, mailTo } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// A site that has ages confirmed by a company: who joins is shown to nobody until it has said yes.

/** A call as the page's own site would make it: its name is one that only browsers know. */
const post = (page: Page, path: string, data: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
      const answer = await fetch(to, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<Record<string, unknown>>;
    },
    [path, JSON.stringify(data)] as const,
  );

test('who joins is shown once a company says that they are old enough, and may try again before', async ({
  page,
  baseURL,
  says,
  speaks,
}) => {
  const url = baseURL!;
  const site = await anotherSite(url, process.env.E2E_FOLDER!, {
    host: 'adults.localhost',
    settings: { age_assurance: 'before_listing' },
  });
  await page.context().addCookies([{ name: 'locale', value: speaks, url: site }, chosenCookies(site)]);
  const other = await join(url, { gender: 'male' });
  const company = 'Sandbox Age Check';
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const go = page.getByRole('button', { name: says('account.age.go', { company }), exact: true });

  // the gateway reads its sites every few seconds
  await expect(async () => {
    await page.goto(`${site}/login`);
    expect(await page.evaluate(async () => (await (await fetch('/api/settings.php')).text()).includes('adults.localhost'))).toBe(true);
  }).toPass({ timeout: 30_000 });
  const email = `adult-${randomUUID().slice(0, 8)}@e2e.test`;
  const { member_id: id } = await post(page, '/api/signup', {
    email,
    name: `Adult ${randomUUID().slice(0, 8)}`,
    password: PASSWORD,
    date_of_birth: '1991-06-15',
    gender: 'female',
    sexuality: 'hetero',
    country: 'FR',
    region: 'FR-ARA',
    city: 'Lyon',
    language: speaks,
    consent_terms: true,
    consent_matching: true,
    consent_marketing: false,
  });
  await post(page, '/api/activation', { token: activationToken(await mailTo(await apiOf(url), email)) });
  const seen = async () => (await other.api.get(`/api/members/${String(id)}`)).status();

  await test.step('nobody sees them; a banner leads to the page, which says who is asked what', async () => {
    await page.goto(`${site}/members`);
    await expect(page.getByText(says('shell.banner.age.listing'))).toBeVisible();
    expect(await seen()).toBe(404);
    await page.getByRole('link', { name: says('shell.banner.age.action'), exact: true }).click();
    await expect(heading(says('account.age.ask', { age: 18 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who leaves the company without an answer may try again', async () => {
    await go.click();
    await expect(page.getByText('Are you 18 or older?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel and go back', exact: true }).click();
    await expect(page.getByText(says('account.age.unanswered'), { exact: true })).toBeVisible();
    expect(await seen()).toBe(404);
  });

  await test.step('a yes shows them at once', async () => {
    await go.click();
    await page.getByRole('button', { name: 'Yes, 18 or older', exact: true }).click();
    await expect(heading(says('account.age.passed'))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(seen).toBe(200);
    await page.goto(`${site}/members`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(says('shell.banner.age.listing'))).toHaveCount(0);
  });
});
