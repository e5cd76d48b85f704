import type { FailureCode } from '@rendezvous/contracts/releases';
import { isSlow } from './connection';
import { usualPatienceMs } from './tries.rules';

type FileElement = HTMLScriptElement | HTMLLinkElement;

declare global {
  /** Called by every build's runtime for each script and style it adds. */
  var rendezvousFile: ((element: FileElement) => void) | undefined;
}

/** The files of one release, all in one folder. */
interface Folder {
  attempt: number;
  beganAt: number;
  patienceMs: number;
  /** How the latest file of this attempt failed. */
  fault: FailureCode | null;
  readonly waiting: Set<FileElement>;
}

/** An attempt's patience is for its beginning; who goes on in a remote that works waits as long as usual. */
const BEGINNING_MS = 5000;

const folders = new Map<string, Folder>();
const integrities = new Map<string, string>();

const absolute = (address: string): string => new URL(address, window.location.href).href;
const folderOf = (address: string): Folder | undefined => folders.get(new URL('.', absolute(address)).href);
const addressOf = (element: FileElement): string => (element instanceof HTMLScriptElement ? element.src : element.href);

/** A retry asks for another address: a request that hangs would otherwise be joined by the next one and hang for ever. */
const markRetry = (element: FileElement, attempt: number): void => {
  const url = new URL(addressOf(element));
  if (attempt === 0 || url.searchParams.has('retry')) return;
  url.searchParams.set('retry', String(attempt));
  if (element instanceof HTMLScriptElement) element.src = url.href;
  else element.href = url.href;
};

/** Ends the waiting for a file: its loader takes this for any other failure. */
const giveUp = (element: FileElement): boolean => element.dispatchEvent(new Event('error'));

const patienceOf = ({ beganAt, patienceMs }: Folder): number =>
  Date.now() - beganAt < BEGINNING_MS ? patienceMs : usualPatienceMs(isSlow());

/** Notices how a file fares. One that hangs fails long before the loaders' own limits, so that there is time for what comes instead. */
const watch = (element: FileElement, folder: Folder): void => {
  let code: FailureCode = 'unreachable';
  const timer = setTimeout(() => {
    code = 'timeout';
    giveUp(element);
  }, patienceOf(folder));
  folder.waiting.add(element);
  const done = () => {
    clearTimeout(timer);
    folder.waiting.delete(element);
  };
  // capturing, so that it is known before the loader hears of it
  const listening = { once: true, capture: true };
  element.addEventListener('load', done, listening);
  element.addEventListener('error', () => (done(), (folder.fault = code)), listening);
};

const receive = (element: FileElement): void => {
  // credentials mode and integrity as in the page's preload links: otherwise the browser fetches the file a second time
  element.crossOrigin = 'anonymous';
  const integrity = integrities.get(addressOf(element));
  if (integrity && !element.integrity) element.integrity = integrity;
  const folder = folderOf(addressOf(element));
  if (!folder) return;
  markRetry(element, folder.attempt);
  watch(element, folder);
};

/**
 * Sees to every file that the builds' runtimes add to the page. Once, before anything is loaded.
 * @param shellFiles integrity of the shell's own chunks by address
 */
export const receiveFiles = (shellFiles: Readonly<Record<string, string>>): void => {
  for (const [address, integrity] of Object.entries(shellFiles)) integrities.set(absolute(address), integrity);
  globalThis.rendezvousFile = receive;
  window.addEventListener('error', ({ filename }) => {
    const folder = filename ? folderOf(filename) : undefined;
    if (folder) folder.fault = 'threw';
  });
};

/** Begins another attempt with the files beside this entry: the second and later ones under addresses of their own. */
export const beginAttempt = (entry: string, integrity: string, patienceMs: number): void => {
  integrities.set(absolute(entry), integrity);
  const known = folderOf(entry);
  folders.set(new URL('.', absolute(entry)).href, {
    attempt: known ? known.attempt + 1 : 0,
    beganAt: Date.now(),
    patienceMs,
    fault: null,
    waiting: new Set(),
  });
};

/** Ends the waiting for whatever is still on its way: a later build would take a script of the same name for its own. */
export const endAttempt = (entry: string): void => {
  for (const element of folderOf(entry)?.waiting ?? []) giveUp(element);
};

/** How the latest file beside this entry failed in this attempt; null when none did. */
export const faultOf = (entry: string): FailureCode | null => folderOf(entry)?.fault ?? null;
