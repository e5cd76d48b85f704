import { randomUUID } from 'node:crypto';
import { PASSWORD, activationToken, apiOf, mailTo } from './product/members.js';
import { expect, test } from './product/test.js';

// A lander's form where no script runs: it begins an account, and the page after it completes that.

test('somebody joins from a lander without a script: what was typed is kept, and the mail’s link confirms', async ({
  browser,
  context: given,
  baseURL,
}, info) => {
  const email = `plain-${randomUUID().slice(0, 8)}@e2e.test`;
  const context = await browser.newContext({ ...info.project.use, javaScriptEnabled: false });
  await context.addCookies(await given.cookies());
  const page = await context.newPage();
  const path = '/landers/iconslanding';
  const form = page.locator('form#short-form');
  const send = () => form.locator('button[type=submit]').click();

  await test.step('a form that is not whole comes back with all but the password, and says what is missing', async () => {
    for (const drawn of [path, '/signup']) {
      // the thread that draws a remote's pages starts with the first of them
      const isDrawn = async () => (await (await context.request.get(drawn)).text()).includes('data-drawn');
      await expect.poll(isDrawn, { message: `${drawn} is drawn`, timeout: 30_000 }).toBe(true);
    }
    await page.goto(path);
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=password]').fill(PASSWORD);
    await send();
    await expect(page).toHaveURL(new RegExp(`${path}\\?.*#short-form$`));
    await expect(form.locator('[name=email]')).toHaveValue(email);
    await expect(form.locator('[name=password]')).toHaveValue('');
    await expect(form.locator('[name=consent_terms]')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('whole, it leads to its completion, which makes the account', async () => {
    await form.locator('[name=password]').fill(PASSWORD);
    await form.locator('[name=consent_terms]').check({ force: true });
    await send();
    await expect(page).toHaveURL(/\/complete-signup/);
    const completion = page.locator('form#short-form:visible');
    await expect(completion).toContainText(email);
    await completion.locator('[name=name]').fill(`Plain ${randomUUID().slice(0, 6)}`);
    await completion.locator('[name=date_of_birth]').fill('1991-06-15');
    await completion.locator('[name=gender][value=female]').check({ force: true });
    await completion.locator('[name=sexuality][value=hetero]').check({ force: true });
    await completion.locator('[name=place]').selectOption('FR FR-ARA');
    await completion.locator('[name=consent_matching]').check({ force: true });
    await completion.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(/refused|again/);
  });

  await test.step('it is a member whose address is confirmed by the mail', async () => {
    const sent = context.request;
    const before = (await (await sent.get('/api/user.php')).json()) as { user: { status: string } };
    expect(before.user.status).toBe('not_confirmed');
    const token = activationToken(await mailTo(await apiOf(baseURL ?? ''), email));
    const headers = { origin: baseURL ?? '', 'x-request-type': 'client' };
    expect((await sent.post('/api/activation', { data: { token }, headers })).ok()).toBe(true);
    const after = (await (await sent.get('/api/user.php')).json()) as { user: { status: string } };
    expect(after.user.status).toBe('activated');
  });
  await context.close();
});
