import { randomUUID } from 'node:crypto';
import { apiOf, join, logIn, mailTo, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Which mails come is chosen in the settings; a complaint is answered by an operator, and its mail leads to the answer.

test('a member does without a kind of mail, and what was chosen stays', async ({ page, baseURL, says }) => {
  const me = await join(baseURL!);
  await signIn(page.context(), me.api);
  await page.goto('/notifications');
  const likes = page.getByRole('switch', { name: says('account.notifications.like'), exact: true });
  await expect(likes).toBeChecked();
  // a phone's bar stands over whatever ends at the edge of the window
  await likes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await likes.click();
  await expect(likes).not.toBeChecked();
  await expect
    .poll(async () => (await (await me.api.get('/api/notifications')).json()) as unknown)
    .toMatchObject({ notifications: { like: false, new_messages: true } });
  await page.reload();
  await expect(likes).not.toBeChecked();
});

test('an operator answers a complaint, and the mail leads whoever complained to the answer', async ({ page, browser, baseURL, says }) => {
  const url = baseURL!;
  const me = await join(url);
  const filed = await me.api.post('/api/complaints', {
    data: { category: 'technical', text: 'The photo that I chose this morning is turned on its side.', email: null },
  });
  const { number } = (await filed.json()) as { number: string };

  await test.step('the operator answers', async () => {
    await signIn(page.context(), await logIn(url, 'operator'));
    await page.goto(`/operator/account?complaint=${number}`);
    await page.getByLabel(says('account.operator.complaints.answer'), { exact: true }).fill('It stands upright now.');
    await expectAccessible(page);
    await page.getByRole('button', { name: says('account.operator.complaints.send-closed'), exact: true }).click();
    await expect(page.getByText(says('account.operator.complaints.sent-closed', { number }))).toBeVisible();
  });

  await test.step('the mail says it, and leads to the page', async () => {
    const read = async () => mailTo(await apiOf(url), me.email);
    await expect.poll(read).toContain('It stands upright now.');
    expect(await read()).toContain(`/complaints?number=${number}`);
    const theirs = await browser.newPage({ baseURL: url });
    await theirs.goto(`/complaints?number=${number}`);
    // a number may have been seen by others: the words are told with the address, too
    const show = theirs.getByRole('button', { name: says('account.complaints.unlock-show'), exact: true });
    await expect(show).toBeVisible();
    await expect(theirs.getByText('It stands upright now.')).toHaveCount(0);
    await theirs.getByLabel(says('account.signup.email'), { exact: true }).last().fill(me.email);
    await show.click();
    await expect(theirs.getByText('It stands upright now.')).toBeVisible();
    await expect(theirs.getByText('turned on its side')).toBeVisible();
    await expectAccessible(theirs);
    await theirs.close();
  });
});

test('who reports from the conversation and blocks has it kept, and an operator opens it with a reason', async ({
  page,
  baseURL,
  says,
}) => {
  const url = baseURL!;
  const [me, other] = [await join(url), await join(url)];
  const wrote = await me.api.post(`/api/members/${other.id}/conversation`, { data: { clientId: randomUUID(), text: 'Sealed, not lost' } });
  const { conversationId } = (await wrote.json()) as { conversationId: number };

  await signIn(page.context(), me.api);
  await page.goto(`/chats/${conversationId}`);
  await page.getByRole('button', { name: says('chat.room.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: says('chat.report.action'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(says('account.complaints.what')).fill('They asked me for money in their second message.');
  await dialog.getByRole('button', { name: says('account.report.send') }).click();
  const number = await dialog.getByText(/^([A-Z0-9]{4}-){2}[A-Z0-9]{4}$/).textContent();
  await dialog.getByRole('button', { name: says('account.report.block', { name: other.name }), exact: true }).click();
  // the conversation goes below, and what was said of it stays
  await expect(page.getByText(says('chat.room.missing'))).toBeVisible();
  await expect(dialog.getByText(number!)).toBeVisible();

  await signIn(page.context(), await logIn(url, 'operator'));
  await page.goto(`/operator/account?complaint=${number}`);
  await expect(page.getByText(says('account.operator.evidence.unopened'))).toBeVisible();
  await expect(page.getByText('Sealed, not lost')).toHaveCount(0);
  await page.getByLabel(says('account.operator.evidence.why'), { exact: true }).selectOption('decide');
  await page.getByRole('button', { name: says('account.operator.evidence.open'), exact: true }).click();
  await expect(page.getByText('Sealed, not lost')).toBeVisible();
  await expect(page.getByText(says('account.operator.evidence.unopened'))).toHaveCount(0);
  await expectAccessible(page);
});
