import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chosenCookies } from './product/chosen-cookies.js';
import { PASSWORD, activationToken, apiOf, browserOf, join, mailTo } from './product/members.js';
import { expect, expectAccessible, putMatchAway, test } from './product/test.js';
import type { Says } from './product/texts.js';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b5452f' } })
    .jpeg()
    .toBuffer();

const starting = (text: string): RegExp => new RegExp(`^${text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The visible place in the top bar or, on a phone, in the bottom bar. */
const place = (page: Page, path: string) => page.locator(`nav a[href="${path}"]:visible`).first();

/** There is room for a column beside the page. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 900;

const signUp = async (page: Page, says: Says, person: { email: string; name: string }): Promise<void> => {
  // where it stands over the search, that has fields of the same names
  const dialog = page.getByRole('dialog');
  const form = (await dialog.count()) > 0 ? dialog : page;
  const next = page.getByRole('button', { name: says('account.signup.continue'), exact: true });
  await form.locator('input[name=email]').fill(person.email);
  await form.locator('input[name=name]').fill(person.name);
  await form.locator('input[name=password]').fill(PASSWORD);
  await next.click();
  // a fault is said beside its field, and nothing that was typed is lost
  await expect(page.getByText(says('account.fault.date_of_birth.required'))).toBeVisible();
  await expect(form.locator('input[name=email]')).toHaveValue(person.email);
  await page.getByLabel(says('account.signup.day'), { exact: true }).fill('14');
  await page.getByLabel(says('account.signup.month'), { exact: true }).fill('2');
  await page.getByLabel(says('account.signup.year'), { exact: true }).fill('1990');
  await expectAccessible(page);
  await next.click();

  await form.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText(says('account.photo.main'))).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await next.click();

  await form.locator('input[name=gender][value=male]').check({ force: true });
  await form.locator('input[name=sexuality][value=hetero]').check({ force: true });
  await expectAccessible(page);
  await next.click();

  await form.locator('select[name=country]').selectOption('FR');
  await form.locator('select[name=region]').selectOption('FR-ARA');
  await next.click();

  await form.locator('input[name=consent_terms]').check();
  await form.locator('input[name=consent_matching]').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: says('account.signup.finish') }).click();
  await expect(page.getByRole('heading', { name: says('account.confirm.title') })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
};

test('a visitor joins, finds, likes, matches, writes, pays, blocks, changes language, leaves and comes back', async ({
  page,
  browser,
  baseURL,
  speaks,
  says,
}) => {
  test.setTimeout(360_000);
  const url = baseURL ?? '';
  const anna = await join(url, { name: `Anna ${randomUUID().slice(0, 6)}`, language: speaks });
  const [bea, cleo] = [await join(url), await join(url)];
  const her = await browserOf(browser, anna, speaks, url);
  const hers = await her.newPage();
  const me = { email: `visitor-${randomUUID().slice(0, 8)}@e2e.test`, name: `Victor ${randomUUID().slice(0, 6)}` };

  await test.step('a visitor sees the home page, the search, and has to join for more', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/members?country=FR');
    await expect(page.locator('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.locator('article button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(says('shell.join.title'));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: says('shell.join.signup') }).click();
    if (!isWide(page)) return expect(page).toHaveURL(/\/signup/);
    // a wide window shows it over the page; closed, it gives the focus back and keeps what was typed
    await dialog.locator('input[name=name]').fill(me.name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('article button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: says('shell.join.signup') }).click();
    await expect(dialog.locator('input[name=name]')).toHaveValue(me.name);
    await expect(page).toHaveURL(/\/members\?country=FR$/);
  });

  await test.step('signs up with a photo, and the mail’s link brings three credits', async () => {
    await signUp(page, says, me);
    if (isWide(page)) {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: says('account.confirm.look-around') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/members\?country=FR$/);
      await expect(page.getByRole('button', { name: says('shell.account.label') })).toBeVisible();
    }
    const token = activationToken(await mailTo(await apiOf(url), me.email));
    await page.goto(`/activate/done?token=${token}`);
    await expect(page.getByText(says('account.activate.credits', { count: 3 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('searches by country, region and age, and opens a profile', async () => {
    await page.goto('/members?country=FR&countryregion=FR-ARA&min_age=30&max_age=45');
    await expect(page.locator('article').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/members/${anna.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(anna.name);
    await expectAccessible(page);
  });

  await test.step('likes; the other likes back, and both see the match', async () => {
    await page.getByRole('button', { name: says('search.profile.like'), exact: true }).click();
    // the like that waits opens on her conversations
    await hers.goto('/chats');
    const waiting = hers.getByRole('dialog', { name: says('chat.match.title') });
    await expect(waiting).toBeVisible();
    await expectAccessible(hers);
    await waiting.getByRole('button', { name: says('chat.match.like-back', { name: me.name }) }).click();
    await expect(page.getByRole('dialog')).toContainText(says('chat.match.title'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto('/likes/matches');
    await expect(page.getByText(anna.name).first()).toBeVisible();
    await expectAccessible(page);
  });

  const log = (theirs: Page) => theirs.getByLabel(says('chat.room.log', { name: me.name }));
  const line = `Thursday, then? ${randomUUID().slice(0, 6)}`;
  await test.step('writes; the text reaches the other browser within a second, with badge, typing and read state', async () => {
    // whoever joins in a journey beside this one may like her, too
    await putMatchAway(hers, says);
    await hers.goto('/chats');
    await page.goto(`/members/${anna.id}/chat`);
    await page.getByRole('textbox').fill('Hello Anna');
    await page.getByRole('button', { name: says('chat.composer.send', { cost: 1 }) }).click();
    // whoever goes on writing loses nothing while the conversation opens
    await page.keyboard.type('And good evening', { delay: 20 });
    await page.waitForURL(/\/chats\/\d+/);
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveValue('And good evening');
    await page.getByRole('textbox').fill('');
    await expect(place(hers, '/chats')).toContainText('1', { timeout: 5000 });
    await hers.getByText('Hello Anna').first().click();
    await expect(log(hers)).toContainText('Hello Anna');
    await expect(
      page
        .getByLabel(says('chat.room.log', { name: anna.name }))
        .getByText(says('chat.log.read'))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox').pressSequentially(line, { delay: 10 });
    await expect(
      hers
        .getByText(says('chat.log.typing', { name: me.name }))
        .or(hers.getByText(says('chat.list.typing')))
        .first(),
    ).toBeAttached();
    const began = Date.now();
    await page.getByRole('button', { name: says('chat.composer.send', { cost: 1 }) }).click();
    await expect(log(hers)).toContainText(line);
    expect(Date.now() - began, 'within a second').toBeLessThan(1500);
  });

  await test.step('starts a second conversation; the third is refused with the reason', async () => {
    await page.goto(`/members/${bea.id}/chat`);
    await page.getByRole('textbox').fill('Hello Bea');
    await page.getByRole('button', { name: says('chat.composer.send', { cost: 1 }) }).click();
    await page.waitForURL(/\/chats\/\d+/);
    await page.goto(`/members/${cleo.id}/chat`);
    await expect(page.getByText(says('chat.start.limit'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without credits the text stays and bundles are offered', async () => {
    await page.goto('/chats');
    await page.getByText(line).first().click();
    await expect(page.getByText(says('chat.offer.title', { credits: 0 }))).toBeVisible();
    await page.getByRole('textbox').fill('I would like to say more');
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue('I would like to say more');
    await expectAccessible(page);
  });

  await test.step('buys 25 credits at the bank and is premium from then on', async () => {
    await page.locator('a[href^="/credits/25?next="]').click();
    await page.getByRole('button', { name: says('billing.code.have') }).click();
    await page.getByLabel(says('billing.code.label')).fill('timebonus25');
    await page.getByRole('button', { name: says('billing.code.apply') }).click();
    await expect(page.getByText(/^TIMEBONUS25/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: starting(says('billing.credits.pay', { total: '' })) }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: starting(says('billing.credits.pay', { total: '' })) })
      .click();
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('button[name=outcome][value=approve]').click();
    await page.waitForURL(/\/credits\/return\//);
    await expect(page.getByText(says('billing.payment-result.completed', { count: 25 }))).toBeVisible({ timeout: 15_000 });
    const back = page.getByRole('link', { name: says('billing.payment-result.back', { place: 'chat' }) });
    await expect(back).toHaveAttribute('href', /^\/chats\/\d+$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: says('billing.payment-result.receipt') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}-\d{6}/);
    await expectAccessible(page);
    await expect(place(page, '/credits')).toBeVisible();
    await expect(page.locator('nav a[href="/premium"]')).toHaveCount(0);
  });

  await test.step('reports a member, and is told under which number', async () => {
    await page.goto(`/members/${anna.id}`);
    await page.getByRole('button', { name: says('search.profile.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: says('search.profile.report', { name: anna.name }) }).click();
    const dialog = page.getByRole('dialog', { name: says('account.report.title', { name: anna.name }) });
    await dialog.getByLabel(says('account.complaints.what')).fill('She asked me for money in her second message.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('account.report.send') }).click();
    await expect(page.getByRole('dialog').getByText(/^([A-Z0-9]{4}-){2}[A-Z0-9]{4}$/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('blocks: likes, conversation and all sight of each other go at once', async () => {
    await page.getByRole('button', { name: says('search.profile.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: says('search.profile.block', { name: anna.name }) }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: says('search.block.confirm', { name: anna.name }) })
      .click();
    await expect(page.getByText(says('search.blocked.title', { name: anna.name }))).toBeVisible();
    const seen = await hers.request.get(`/api/members/${(await (await page.request.get('/api/user.php')).json()).user.id}`);
    expect(seen.status()).toBe(403);
    await page.goto('/chats');
    await expect(page.getByText('Hello Bea').first()).toBeVisible();
    await expect(page.getByText(line)).toHaveCount(0);
  });

  await test.step('changes the language without losing the page', async () => {
    await page.goto('/members?country=FR&min_age=30&max_age=45');
    const other = speaks === 'en' ? 'Français' : 'English';
    await page.getByRole('button', { name: says('shell.account.label') }).click();
    await page.getByRole('menuitemradio', { name: other }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', speaks === 'en' ? 'fr' : 'en');
    await expect(page).toHaveURL(/country=FR&min_age=30&max_age=45/);
    await expect(page.locator('article').first()).toBeVisible();
    await page.locator('header button[aria-haspopup=menu]').first().click();
    await page.getByRole('menuitemradio', { name: speaks === 'en' ? 'English' : 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', speaks);
  });

  await test.step('logs out to the home page and back in to the members', async () => {
    await page.getByRole('button', { name: says('shell.account.label') }).click();
    await page.getByRole('menuitem', { name: says('shell.account.logout') }).click();
    await expect(page).toHaveURL(`${url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/likes');
    await expect(page).toHaveURL(/\/login\?next=%2Flikes/);
    await expectAccessible(page);
    await page.locator('input[name=email]').fill(me.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/likes$/);
  });

  await test.step('too many wrong passwords block with the specified sentence', async () => {
    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await visitor.context().addCookies([{ name: 'locale', value: speaks, url }, chosenCookies(url)]);
    await visitor.goto('/login');
    await visitor.locator('input[name=email]').fill(cleo.email);
    for (let attempt = 0; attempt < 6; attempt++) {
      await visitor.locator('input[name=password]').fill('not-the-password');
      await visitor.locator('form button[type=submit]').click();
      await expect(visitor.getByRole('alert')).toContainText(
        attempt < 5 ? says('refusal.account.login-failed') : says('refusal.account.login-blocked', { minutes: 15 }),
      );
      await expect(visitor.locator('input[name=email]')).toHaveValue(cleo.email);
    }
    await visitor.context().close();
  });
  await her.close();
});

test('an address that nobody owns answers 404 and leads home', async ({ page, says }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: says('shell.not-found.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: says('shell.not-found.home') }).click();
  await expect(page).toHaveURL(/\/$/);
});
