import { randomUUID } from 'node:crypto';
import { PASSWORD, confirmAddress } from './product/members.js';
import { sendCompletion, sendShortForm } from './product/plain-signup.js';
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
    await sendShortForm(page, email);
    await expect(page).toHaveURL(/\/complete-signup/);
    await expect(page.locator('form#short-form:visible')).toContainText(email);
    await sendCompletion(page);
    await expect(page).not.toHaveURL(/refused|again/);
  });

  await test.step('it is a member whose address is confirmed by the mail', async () => {
    const sent = context.request;
    const before = (await (await sent.get('/api/user.php')).json()) as { user: { status: string } };
    expect(before.user.status).toBe('not_confirmed');
    await confirmAddress(sent, baseURL ?? '', email);
    const after = (await (await sent.get('/api/user.php')).json()) as { user: { status: string } };
    expect(after.user.status).toBe('activated');
  });
  await context.close();
});
