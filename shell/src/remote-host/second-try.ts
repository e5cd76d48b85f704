import type { FailureCode } from '@rendezvous/contracts/releases';
import { addressOf, follow, retryAddress } from './file-element';

/** A file that could not be had, and how its last try failed. */
export type Lost = (address: string, code: FailureCode) => void;

/**
 * Asks for a script of the shell again, under another address, when it did not come; its loader hears of the outcome only.
 * @param retry how often it was asked for before this second try
 */
export const tryScriptAgain = (script: HTMLScriptElement, retry: number, patienceMs: number, lost: Lost): void => {
  follow(script, patienceMs, (fault, event) => {
    if (!fault) return;
    event.stopImmediatePropagation();
    // a script runs once: its second try is another element
    const again = document.createElement('script');
    again.async = true;
    again.crossOrigin = script.crossOrigin;
    again.integrity = script.integrity;
    again.src = retryAddress(script.src, retry);
    follow(again, patienceMs, (secondFault) => {
      again.remove();
      if (secondFault) lost(script.src, secondFault);
      // the build's loader tells a hang from the rest by the event's type, as for its own limit
      if (secondFault === 'timeout') script.onerror?.(new Event('timeout'));
      else script.dispatchEvent(new Event(secondFault ? 'error' : 'load'));
    });
    document.head.append(again);
  });
};

/**
 * The same for a style, of the shell or of a remote. A screen can do without it, so its loader hears only that it is there: a style
 * that hangs holds the screen for one patience, and comes later if it can.
 */
export const tryStyleAgain = (link: HTMLLinkElement, retry: number, patienceMs: number, lost: Lost): void => {
  let isAwaited = true;
  const goOn = (): void => {
    if (isAwaited) link.dispatchEvent(new Event('load'));
    isAwaited = false;
  };
  follow(link, patienceMs, (fault, event) => {
    if (!fault) return;
    event.stopImmediatePropagation();
    if (fault === 'timeout') goOn();
    link.href = retryAddress(addressOf(link), retry);
    follow(link, patienceMs, (secondFault, secondEvent) => {
      if (!secondFault) return;
      secondEvent.stopImmediatePropagation();
      lost(addressOf(link), secondFault);
      goOn();
    });
  });
};
