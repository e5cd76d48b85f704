import { expect, test } from './product/test.js';

// The login where no script runs.

test('somebody logs in without a script: a wrong password is said, and never stands in an address', async ({
  browser,
  context: given,
  baseURL,
  says,
}, info) => {
  const context = await browser.newContext({ ...info.project.use, baseURL: baseURL!, javaScriptEnabled: false });
  await context.addCookies(await given.cookies());
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // the thread that draws a remote's pages starts with the first of them
  const untilDrawn = (path: string) =>
    expect
      .poll(async () => (await (await context.request.get(path)).text()).includes('data-drawn'), {
        message: `${path} is drawn`,
        timeout: 30_000,
      })
      .toBe(true);
  await untilDrawn('/login');
  const { personas, password } = (await (await context.request.get('/api/demo/personas')).json()) as {
    personas: { email: string }[];
    password: string;
  };
  const form = page.locator('main form').first();

  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?next=%2Fchats$/);
  await form.locator('[name=email]').fill('nobody@e2e.test');
  await form.locator('[name=password]').fill('not-this-one-either');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/login\?next=%2Fchats&form=again$/);
  await expect(page.getByRole('alert').first()).toHaveText(says('refusal.account.login-failed'));
  await expect(form.locator('[name=email]')).toHaveValue('nobody@e2e.test');
  await expect(form.locator('[name=password]')).toHaveValue('');

  await form.locator('[name=email]').fill(personas[0]!.email);
  await form.locator('[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/chats$/);
  // who is logged in is led on
  await untilDrawn('/members');
  await page.goto('/members');
  await expect(page.locator('header a[href="/login"]')).toHaveCount(0);
  await expect(page.locator('main a[href^="/members/"]').first()).toBeVisible();

  for (const secret of [password, 'not-this-one-either']) expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  await context.close();
});
