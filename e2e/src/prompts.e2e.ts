import { type Joined, join, signIn } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// Questions that a member answers: chosen, put in order, kept when the page is left, and read by whom the rules say.

interface Shown {
  readonly prompts?: readonly { readonly prompt: string; readonly question: string; readonly answer: string }[];
}

const pageOf = async ({ api }: Joined, { id }: Joined) => {
  const { prompts = [] } = (await (await api.get(`/api/members/${id}`)).json()) as Shown;
  return prompts.map(({ answer }) => answer);
};

const cardOf = async ({ api }: Joined, { id }: Joined, query: string) => {
  const { members } = (await (await api.get(`/api/members?${query}`)).json()) as { members: (Shown & { id: number })[] };
  return members.find((member) => member.id === id)?.prompts?.map(({ answer }) => answer);
};

test('a member answers three questions, orders them, is told of what was not saved, and others read them', async ({
  page,
  browser,
  baseURL,
  says,
}) => {
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url), join(url, { gender: 'male' })]);
  const button = (id: string, values = {}) => page.getByRole('button', { name: says(id, values), exact: true });
  const boxes = page.locator('#prompts textarea');
  const answer = async (text: string) => {
    await button('account.prompts.add').click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect(boxes.last()).toBeFocused();
    await page.keyboard.insertText(text);
  };
  await signIn(page.context(), me.api);
  await page.goto('/profile');

  await test.step('three are chosen and answered, not one more', async () => {
    for (const text of ['First <b>one</b>', 'Second one', 'Third one 💛']) await answer(text);
    await expect(button('account.prompts.add')).toHaveCount(0);
    await expectAccessible(page);
    await button('account.profile.save').click();
    await expect(page.getByText(says('account.profile.saved'), { exact: true })).toBeVisible();
    await expect.poll(() => pageOf(other, me)).toEqual(['First <b>one</b>', 'Second one', 'Third one 💛']);
  });

  await test.step('the second one goes first; who leaves without saving is told on coming back', async () => {
    const question = await page.locator('#prompts li label').nth(1).textContent();
    await button('account.prompts.earlier', { question }).click();
    await expect(boxes.first()).toHaveValue('Second one');
    await page.goto('/members');
    await page.goto('/profile');
    await expect(page.getByText(says('account.profile.kept'))).toBeVisible();
    await expect(boxes.first()).toHaveValue('Second one');
    expect((await pageOf(other, me))[0]).toBe('First <b>one</b>');
    await button('account.profile.save').click();
    await expect(page.getByText(says('account.profile.saved'), { exact: true })).toBeVisible();
  });

  await test.step('members read all of them on the profile and the first on a card; a visitor reads none', async () => {
    const theirs = await (await browser.newContext({ baseURL: url, storageState: await other.api.storageState() })).newPage();
    await theirs.goto(`/members/${me.id}`);
    for (const text of ['Second one', 'First <b>one</b>', 'Third one 💛'])
      await expect(theirs.getByRole('definition').filter({ hasText: text })).toBeVisible();
    await theirs.context().close();
    const query = 'gender=female&country=FR&countryregion=FR-ARA&order=newest';
    await expect.poll(() => cardOf(other, me, query)).toEqual(['Second one']);
    const visitor = await (await browser.newContext({ baseURL: url })).request;
    const seen = (await (await visitor.get(`/api/members/${me.id}`)).json()) as Shown;
    expect(seen.prompts ?? []).toEqual([]);
  });
});
