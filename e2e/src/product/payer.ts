import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { composeIBAN } from 'ibantools';
import { apiOf, mailTo } from './members.js';

export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** An account and a number of their own: both are counted. */
export const payer = () => ({
  iban: composeIBAN({ countryCode: 'DE', bban: digits(18) }) ?? '',
  mobile: `+33612${digits(6)}`,
});

/** Where the holder of an account lives. */
export const ADDRESS = { street: 'Lindenallee', house_number: '12', postal_code: '50667', city: 'Köln' } as const;

export const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
};

/** The code of the latest SMS to a number; waits for the first one. */
export const codeTo = async (url: string, mobile: string): Promise<string> => {
  const api = await apiOf(url);
  const [, code = ''] = /#(\d{6})/.exec(await mailTo(api, mobile)) ?? [];
  await api.dispose();
  return code;
};
