import type { FailureCode } from '@rendezvous/contracts/releases';

/** A script or style that a build adds to the page. */
export type FileElement = HTMLScriptElement | HTMLLinkElement;

export const absolute = (address: string): string => new URL(address, window.location.href).href;

/** The folder that a file is in. */
export const folderAt = (address: string): string => new URL('.', absolute(address)).href;

export const addressOf = (element: FileElement): string => (element instanceof HTMLScriptElement ? element.src : element.href);

/** Of this page: a browser may keep for good what an earlier page was answered under an address, wrong as it was. */
const PAGE = Date.now().toString(36);

/** A retry asks for another address: a request that hangs would otherwise be joined by the next one and hang for ever. */
export const retryAddress = (address: string, retry: number): string => {
  const url = new URL(address);
  url.searchParams.set('retry', `${retry}-${PAGE}`);
  return url.href;
};

/** Ends the waiting for a file: its loader takes this for any other failure. */
export const giveUp = (element: FileElement): boolean => element.dispatchEvent(new Event('error'));

/**
 * Follows a file until it came or failed, and tells before its loader hears of it. One that hangs fails long before the loaders' own
 * limits, so that there is time for what comes instead.
 * @param done called once: with null when it came, or with how it failed
 * @param moreMs asked when the timeout is over: how much longer it may take, if at all
 */
export const follow = (
  element: FileElement,
  timeoutMs: number,
  done: (fault: FailureCode | null, event: Event) => void,
  moreMs: () => number | false = () => false,
): void => {
  let code: FailureCode = 'unreachable';
  const end = (): void => {
    code = 'timeout';
    giveUp(element);
  };
  let timer = setTimeout(() => {
    const more = moreMs();
    if (more) timer = setTimeout(end, more);
    else end();
  }, timeoutMs);
  const hear = (event: Event): void => {
    clearTimeout(timer);
    for (const type of ['load', 'error']) element.removeEventListener(type, hear, true);
    done(event.type === 'load' ? null : code, event);
  };
  // capturing, so that it is known before the loader hears of it
  for (const type of ['load', 'error']) element.addEventListener(type, hear, true);
};
