import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './members.js';

// The signup where no script runs. What needs a script stands in the same pages, unseen.

/** Sends the first step, or the short form of a lander, filled in. */
export const sendShortForm = async (page: Page, email: string): Promise<void> => {
  const form = page.locator('form#short-form:visible');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('[name=consent_terms]').check({ force: true });
  await form.locator('button[type=submit]').click();
};

/** Sends the rest, filled in. */
export const sendCompletion = async (page: Page): Promise<void> => {
  const form = page.locator('form#short-form:visible');
  await form.locator('[name=name]').fill(`Plain ${randomUUID().slice(0, 6)}`);
  await form.locator('[name=date_of_birth]').fill('1991-06-15');
  await form.locator('[name=gender][value=female]').check({ force: true });
  await form.locator('[name=sexuality][value=hetero]').check({ force: true });
  await form.locator('[name=place]').selectOption('FR FR-ARA');
  await form.locator('[name=consent_matching]').check({ force: true });
  await form.locator('button[type=submit]').click();
};
