import { escaped } from './html.js';

/**
 * The bar with the logo, drawn before any script has run; the shell replaces it.
 * Its look is `first-frame.css` of the shell. Decoration only: a reader is told of the page when it is there.
 */
export const firstFrame = (siteName: string): string =>
  `<div class="first-frame" aria-hidden="true"><div><p><svg viewBox="0 0 42 26" width="42" height="26"><circle cx="13" cy="13" r="12"/><circle class="two" cx="28" cy="13" r="12"/><path class="lens" d="M20.5 3.63a12 12 0 0 1 0 18.74a12 12 0 0 1 0-18.74Z"/></svg>${escaped(siteName)}</p></div></div>`;
