import type { CDPSession, Page } from '@playwright/test';
import { chosenCookies } from './product/chosen-cookies.js';
import { PASSWORD, apiOf, join, mailTo } from './product/members.js';
import { expect, expectAccessible, test } from './product/test.js';

// A second way in: browsers keep passkeys for names, so the product is opened by one.

/** An authenticator that is a part of the device, and whose owner has unlocked it. */
const addAuthenticator = async (page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
};

test('a member adds a passkey, logs in with it, calls it something else, and removes it', async ({
  page,
  context,
  baseURL,
  speaks,
  says,
}) => {
  const me = await join(baseURL!, { language: speaks });
  const url = baseURL!.replace('127.0.0.1', 'localhost');
  await context.addCookies([{ name: 'locale', value: speaks, url }, chosenCookies(url)]);
  const { cdp, id } = await addAuthenticator(page);
  const touch = (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
  const section = page.locator('section#passkeys');
  const button = (label: string) => section.getByRole('button', { name: label, exact: true });
  const byPasskey = page.getByRole('button', { name: says('shell.passkey.login'), exact: true });
  const logOut = async () => {
    // nobody touches the authenticator before the button is pressed: the page asks by itself, too
    await touch(false);
    await page
      .locator('section#account')
      .getByRole('button', { name: says('account.settings.logout'), exact: true })
      .click();
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/login?next=/notifications`);
  };

  await page.goto(`${url}/login?next=/notifications`);
  await page.locator('input[name=email]').fill(me.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: says('shell.login.submit'), exact: true }).click();
  await page.waitForURL('**/notifications**');

  await test.step('the password is asked for, and a mail tells of the new one', async () => {
    await button(says('account.passkeys.add')).click();
    await section.locator('input[name=name]').fill('Blue key');
    await section.locator('input[name=password]').fill('not my password');
    await button(says('account.passkeys.make')).click();
    await expect(section.getByText(says('account.fault.own.wrong'))).toBeVisible();
    await expectAccessible(page);
    await section.locator('input[name=password]').fill(PASSWORD);
    await button(says('account.passkeys.make')).click();
    await expect(section.locator('li', { hasText: 'Blue key' })).toBeVisible();
    await expect.poll(async () => mailTo(await apiOf(baseURL!), me.email)).toContain('/notifications#passkeys');
  });

  await test.step('it logs in, and leads to the page that asked for it', async () => {
    await logOut();
    await expect(byPasskey).toBeVisible();
    await expectAccessible(page);
    await touch(true);
    await byPasskey.click();
    await page.waitForURL('**/notifications**');
    await expect(section.getByText('Blue key')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is called something else', async () => {
    await button(says('account.passkeys.rename-name', { name: 'Blue key' })).click();
    await section.locator('input[name=name]').fill('Red key');
    await button(says('account.passkeys.keep-name')).click();
    await expect(section.locator('li', { hasText: 'Red key' })).toBeVisible();
    await expect(button(says('account.passkeys.rename-name', { name: 'Red key' }))).toBeFocused();
  });

  await test.step('it is removed with the password, and logs nobody in any more', async () => {
    await button(says('account.passkeys.remove-name', { name: 'Red key' })).click();
    await expectAccessible(page);
    await section.locator('input[name=password]').fill(PASSWORD);
    await section
      .locator('form')
      .getByRole('button', { name: says('account.passkeys.remove'), exact: true })
      .click();
    await expect(section.locator('li')).toHaveCount(0);
    await expect(button(says('account.passkeys.add'))).toBeFocused();
    await logOut();
    await expect(byPasskey).toBeVisible();
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/login/passkey'));
    await touch(true);
    await byPasskey.click();
    expect((await refused).status()).toBe(401);
    // the browser offers it again by itself, and an authenticator that touches itself would take that up for ever
    await touch(false);
    await expect(page).toHaveURL(/\/login/);
  });
});
