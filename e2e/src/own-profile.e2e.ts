import sharp from 'sharp';
import { type Joined, PASSWORD, join } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// One's own profile: where one lives, who sees what, a photo as it was turned, and how others get it.

const seenBy = async ({ api }: Joined, { id }: Joined) => {
  const { city, interests, photos } = (await (await api.get(`/api/members/${id}`)).json()) as {
    city: string | null;
    interests: string[];
    photos: { large: string; width: number; height: number; alt?: string | null }[];
  };
  return { city, interests, photos };
};

const photoAddress = async ({ api }: Joined, path: string): Promise<string> =>
  `${((await (await api.get('/api/settings.php')).json()) as { cdn_prefix: string }).cdn_prefix}${path}`;

test('a member says where they live, shows interests to matches, adds a photo, and looks as others do', async ({
  page,
  context,
  baseURL,
  says,
}) => {
  const url = baseURL!;
  const [me, other] = await Promise.all([join(url, { interests: ['tea'] }), join(url, { gender: 'male' })]);
  await context.grantPermissions(['geolocation'], { origin: url });
  await context.setGeolocation({ latitude: 45.1885, longitude: 5.7245 });
  await page.goto('/login?next=/profile');
  await page.locator('input[name=email]').fill(me.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: says('shell.login.submit'), exact: true }).click();
  await page.waitForURL('**/profile');
  const button = (id: string, values = {}) => page.getByRole('button', { name: says(id, values), exact: true });

  await test.step('the browser names the town, and interests are shown to matches alone', async () => {
    await button('account.place.locate').click();
    await expect(page.locator('[name=city]')).toHaveValue('Grenoble');
    await page.getByText(says('account.profile.who-sees-change')).click();
    const shown = says('account.profile.shown-to', { field: says('account.profile.interests') });
    await page.getByLabel(shown).selectOption('matches');
    await button('account.profile.save').click();
    await expect(page.getByText(says('account.profile.saved'), { exact: true })).toBeVisible();
    await expect.poll(() => seenBy(other, me)).toMatchObject({ city: 'Grenoble', interests: [] });
  });

  await test.step('a photo is kept as it was turned', async () => {
    const wide = await sharp({ create: { width: 800, height: 640, channels: 3, background: '#c86450' } })
      .jpeg()
      .toBuffer();
    await page.locator('#photos input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: wide });
    await button('account.editor.right').click();
    await expectAccessible(page);
    await button('account.editor.use').click();
    await button('account.photos.more', { number: 1 }).click();
    await button('account.photos.describe').click();
    await page.getByLabel(says('account.photos.alt-label')).fill('A red wall');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('account.profile.save'), exact: true })
      .click();
    await expect(page.getByRole('img', { name: 'A red wall' })).toBeVisible();
    const [photo] = (await seenBy(other, me)).photos;
    expect(photo).toMatchObject({ alt: 'A red wall' });
    expect(photo!.height).toBeGreaterThan(photo!.width);
  });

  await test.step('a photo that is kept is cut and turned by keys, and its old address is gone', async () => {
    const before = (await seenBy(other, me)).photos[0]!;
    expect((await page.request.get(await photoAddress(other, before.large))).status()).toBe(200);
    await button('account.photos.more', { number: 1 }).click();
    await button('account.photos.edit').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTestId('cropper')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says('account.editor.left'), exact: true }).press('Enter');
    for (let times = 0; times < 5; times += 1) await dialog.getByLabel(says('account.editor.zoom')).press('ArrowRight');
    await dialog.getByRole('button', { name: says('account.profile.save'), exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'A red wall' })).toBeVisible();
    const after = (await seenBy(other, me)).photos[0]!;
    expect(after).toMatchObject({ alt: 'A red wall' });
    expect(after.large).not.toBe(before.large);
    expect(after.width * after.height).toBeLessThan(before.width * before.height);
    expect((await page.request.get(await photoAddress(other, before.large))).status()).toBe(404);
  });

  await test.step('others are told what the rules say', async () => {
    await button('account.profile.view-as').click();
    await expect(page.getByText(says('account.view.row.normal'))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(says('account.view.as'), { exact: true }).selectOption('blocked');
    await expect(page.getByText(says('account.view.row.blocked-by'))).toBeVisible();
  });

  // last: a new like opens over the page
  await test.step('a match reads the interests', async () => {
    await me.api.put(`/api/likes/${other.id}`);
    await other.api.put(`/api/likes/${me.id}`);
    expect(await seenBy(other, me)).toMatchObject({ interests: ['tea'] });
  });
});
