import type { Page } from '@playwright/test';

/** How much wider a page is than its window, once it stands: for a frame after a window changed, boxes may still have the place of before. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollWidth - window.innerWidth)));
      }),
  );

/** The size of the text of a page, in per cent of the usual; null: as it was. */
export const textAt = (page: Page, percent: number | null): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size === null ? '' : `${size}%`), percent);
