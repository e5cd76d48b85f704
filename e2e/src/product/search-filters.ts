import type { Locator, Page } from '@playwright/test';
import type { Says } from './texts.js';

/** The width from which the filters stand beside the results. */
const WIDE = 900;

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? WIDE) >= WIDE;
const beginsWith = (words: string): RegExp => new RegExp(`^${words}`);

/** Where the filters are: beside the results, or in a phone's sheet, which this opens. */
export const openFilters = async (page: Page, says: Says): Promise<Locator> => {
  if (isWide(page)) return page.getByRole('main');
  await page.getByRole('button', { name: beginsWith(says('search.filters.open')) }).click();
  return page.getByRole('dialog', { name: says('search.filters.title') });
};

/** Chooses among the filters, and searches by them: at once, or by the button of the sheet. */
export const chooseFilter = async (page: Page, says: Says, choose: (filters: Locator) => Promise<unknown>): Promise<void> => {
  const filters = await openFilters(page, says);
  await choose(filters);
  if (isWide(page)) return;
  const [show = ''] = says('search.filters.show.unknown').split(' ');
  await filters.getByRole('button', { name: beginsWith(show) }).click();
};
