import { retryAddress } from '../files/file-element';

/** The page's own script, in each try. */
export const START_SCRIPT = 'script[data-start]';

const ask = (address: (src: string) => string): HTMLScriptElement | null => {
  const [first] = document.querySelectorAll<HTMLScriptElement>(START_SCRIPT);
  if (!first) return null;
  const script = document.createElement('script');
  script.dataset['start'] = '';
  script.crossOrigin = first.crossOrigin;
  script.integrity = first.integrity;
  script.src = address(first.src);
  document.head.append(script);
  return script;
};

/** Asks for the start script again, under another address. @returns null when the page has none */
export const startScriptAgain = (retry: number): HTMLScriptElement | null => ask((src) => retryAddress(src, retry));

/** Fetches all that the start of a page that starts later will need, and the start script too, which the page holds as a text. */
export const fetchStart = (): void => {
  const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
  const script = document.querySelector<HTMLScriptElement>(START_SCRIPT);
  if (!later || !script) return;
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'script', crossOrigin: script.crossOrigin, integrity: script.integrity });
  preload.fetchPriority = 'low';
  preload.href = script.src;
  document.head.append(later.content, preload);
};

/** Asks for the start script of a page that starts later, and for all that it will need. */
export const startScriptNow = (): void => {
  const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
  if (later) document.head.append(later.content);
  ask((src) => src);
};
