import { retryAddress } from '../files/file-element';
import { reportShellFailure } from '../failures/shell-failure';
import { START_SCRIPT } from './start-script';

/** Longest that a style holds the page back once all else of it is there. */
const HELD_MS = 2000;
const TIMEOUT_MS = 2500;
/** Those that the page begins with. */
const STYLES = 'link[rel=stylesheet][data-href]';

/** Asks for a style again, under another address: unlike the first it holds nothing back, and the page goes on without it. */
const askAgain = (link: HTMLLinkElement): void => {
  const again = link.cloneNode() as HTMLLinkElement;
  again.href = retryAddress(link.href, 1);
  const timer = setTimeout(() => reportShellFailure('style', 'timeout'), TIMEOUT_MS);
  again.addEventListener('load', () => clearTimeout(timer), { once: true });
  again.addEventListener('error', () => (clearTimeout(timer), reportShellFailure('style', 'unreachable')), { once: true });
  link.replaceWith(again);
};

const isFirstTry = (link: HTMLLinkElement): boolean => !link.href.includes('retry=');

const holding = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>(STYLES)].filter((link) => !link.sheet && isFirstTry(link));

/** Asks again for the styles that are not there yet, so that they do not hold the page back any longer. */
export const letGoOfStyles = (): void => holding().forEach(askAgain);

const hear = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.matches(STYLES) && isFirstTry(target)) askAgain(target);
};

/**
 * A style that fails is asked for again; one that hangs is let go some time after the script came, which waits for it, or after the HTML
 * of a page that is drawn. @returns how to end that
 */
export const watchStyles = (isDrawn: boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    followed.disconnect();
    timer ??= setTimeout(letGoOfStyles, HELD_MS);
  };
  document.addEventListener('error', hear, true);
  const followed = new PerformanceObserver((files) => {
    const [script] = document.querySelectorAll<HTMLScriptElement>(START_SCRIPT);
    if (script && files.getEntries().some(({ name }) => name.startsWith(script.src))) wait();
  });
  followed.observe({ type: 'resource', buffered: true });
  if (isDrawn) document.addEventListener('DOMContentLoaded', wait, { once: true });
  return () => {
    document.removeEventListener('error', hear, true);
    // the script ran: there is nothing more to wait for but a style that still holds the page back
    wait();
    if (holding().length === 0) clearTimeout(timer);
  };
};
