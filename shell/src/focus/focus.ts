const mainPart = (): HTMLElement | null => document.getElementById('main');

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Moving the focus takes it from nobody: it is nowhere, or in the main part and not in a field. A dialog or another part keeps it. */
const isFree = (): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return Boolean(mainPart()?.contains(activeElement)) && !activeElement.matches(FIELDS);
};

/** Puts the focus on a heading, unless somebody uses it elsewhere. @returns whether it did */
const focusHeading = (within: ParentNode | null): boolean => {
  const heading = within?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading || !isFree()) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** The focus goes to what has just taken the place of a page. */
export const focusCard = (card: HTMLElement | null): void => {
  focusHeading(card);
};

/** Whoever pressed something that goes away now stays in the page's main part. */
export const focusMain = (): void => mainPart()?.focus({ preventScroll: true });

/** The focus goes to the page that is there again: its heading, or its main part. */
export const focusPage = (): void => {
  if (!focusHeading(mainPart()) && isFree()) focusMain();
};
