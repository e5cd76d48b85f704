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

/** The texts of a page of which a box that cuts off whatever is wider shows only a part. A logo's word gives way on purpose; dots say so, too. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // all of it runs in the page, where nothing from around it is known
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const edgesOf = (node: Node): { left: number; right: number } | null => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      return lines.length > 0
        ? { left: Math.min(...lines.map(({ left }) => left)), right: Math.max(...lines.map(({ right }) => right)) }
        : null;
    };
    const isCut = (node: Node): boolean => {
      const text = edgesOf(node);
      if (text === null) return false;
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const { left, right, width, height } = box.getBoundingClientRect();
        // it can be scrolled, or it is for screen readers alone
        if (/auto|scroll/.test(overflowX) || width <= 1 || height <= 1) return false;
        if (/hidden|clip/.test(overflowX)) {
          if (textOverflow === 'ellipsis' || text.right <= left || text.left >= right) return false;
          if (text.right > right + 1 || text.left < left - 1) return true;
        }
      }
      return false;
    };
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      // what nobody is to read yet, as the cards below the first of a game, may show a corner alone
      if (text !== '' && !node.parentElement?.closest('[aria-hidden=true]') && isCut(node)) found.add(text);
    }
    return [...found];
  });
