import { retryAddress } from '../files/file-element';

/** The page's own script, in each try. */
export const START_SCRIPT = 'script[data-start]';

/** Asks for the start script again, under another address. @returns null when the page has none */
export const startScriptAgain = (retry: number): HTMLScriptElement | null => {
  const [first] = document.querySelectorAll<HTMLScriptElement>(START_SCRIPT);
  if (!first) return null;
  const again = document.createElement('script');
  again.dataset['start'] = '';
  again.crossOrigin = first.crossOrigin;
  again.integrity = first.integrity;
  again.src = retryAddress(first.src, retry);
  document.head.append(again);
  return again;
};
