import { afterLoad } from './after-load';

/** What people do and machines that only open a page do not. */
const SIGNS = ['pointermove', 'touchstart', 'keydown'] as const;

/** Calls once somebody is there, and the page is: the first screen is never held up. */
export const afterFirstInput = (work: () => void): void => {
  const begin = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
    afterLoad(work);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
};
