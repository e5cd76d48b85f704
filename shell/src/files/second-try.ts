import type { FailureCode } from '@rendezvous/contracts/releases';
import { addressOf, follow, retryAddress } from './file-element';

/** A file that could not be had, and how its last try failed. */
export type Lost = (address: string, code: FailureCode) => void;

/**
 * Asks for a script of the shell again, under another address, when it did not come; its loader hears of the outcome only.
 * @param retry how often it was asked for before this second try
 */
export const tryScriptAgain = (script: HTMLScriptElement, retry: number, timeoutMs: number, lost: Lost): void => {
  follow(script, timeoutMs, (fault, event) => {
    if (!fault) return;
    event.stopImmediatePropagation();
    // a script runs once: its second try is another element
    const again = document.createElement('script');
    again.async = true;
    again.crossOrigin = script.crossOrigin;
    again.integrity = script.integrity;
    again.src = retryAddress(script.src, retry);
    let isThere = false;
    // the first may yet come, which its loader hears by itself; that it fails after all says nothing while the second is on its way
    const hearFirst = (late: Event): void => {
      isThere ||= late.type === 'load';
      if (!isThere) late.stopImmediatePropagation();
    };
    for (const type of ['load', 'error']) script.addEventListener(type, hearFirst, true);
    follow(again, timeoutMs, (secondFault) => {
      again.remove();
      for (const type of ['load', 'error']) script.removeEventListener(type, hearFirst, true);
      if (isThere) return;
      if (secondFault) lost(script.src, secondFault);
      // the build's loader tells a hang from the rest by the event's type, as for its own limit
      if (secondFault === 'timeout') script.onerror?.(new Event('timeout'));
      else script.dispatchEvent(new Event(secondFault ? 'error' : 'load'));
    });
    document.head.append(again);
  });
};

/**
 * The same for a style, of the shell or of a remote. A screen can do without it, so its loader hears only that it is there: however often
 * it is asked for, it holds the screen for one timeout, and comes later if it can.
 */
export const tryStyleAgain = (link: HTMLLinkElement, retry: number, timeoutMs: number, lost: Lost): void => {
  const goOn = (): void => {
    clearTimeout(timer);
    link.onload?.(new Event('load'));
    // it has heard all that it will
    Object.assign(link, { onload: null, onerror: null });
  };
  const timer = setTimeout(goOn, timeoutMs);
  follow(link, timeoutMs, (fault, event) => {
    if (!fault) return clearTimeout(timer);
    event.stopImmediatePropagation();
    link.href = retryAddress(addressOf(link), retry);
    follow(link, timeoutMs, (secondFault, secondEvent) => {
      if (!secondFault) return clearTimeout(timer);
      secondEvent.stopImmediatePropagation();
      lost(addressOf(link), secondFault);
      goOn();
    });
  });
};
