import type { FailureCode } from '@rendezvous/contracts/releases';
import { isSlow } from './connection';
import { type FileElement, absolute, addressOf, folderAt, follow, giveUp, retryAddress } from './file-element';
import { type Lost, tryScriptAgain, tryStyleAgain } from './second-try';
import { usualTimeoutMs } from './tries.rules';

declare global {
  /** Called by every build's runtime for each script and style it adds. */
  var rendezvousFile: ((element: FileElement) => void) | undefined;
}

/** The files of one release of a remote, all in one folder. */
interface Folder {
  attempt: number;
  beganAt: number;
  timeoutMs: number;
  /** How the latest script of this attempt failed. */
  fault: FailureCode | null;
  /** The path of the page of this remote that is shown. */
  shownPath: string | null;
  readonly waiting: Set<FileElement>;
}

/** An attempt's timeout is for its beginning; who goes on in a remote that works waits as long as usual. */
const BEGINNING_MS = 5000;

const folders = new Map<string, Folder>();
const integrities = new Map<string, string>();
/** How often a file was asked for; its loader asks again only after a failure. */
const asked = new Map<string, number>();

const folderOf = (address: string): Folder | undefined => folders.get(folderAt(address));

const timeoutOf = (folder: Folder | undefined): number =>
  folder && Date.now() - folder.beganAt < BEGINNING_MS ? folder.timeoutMs : usualTimeoutMs(isSlow());

/** How often a file was asked for before; the first time has no number in its address. */
const nextNumber = (address: string, tries: number): number => {
  const next = asked.get(address) ?? 0;
  asked.set(address, next + tries);
  return next;
};

/** A page that is shown goes on without a part of it for this many timeouts: taken away it would be for nothing, were the part only late. */
const PART_TIMEOUTS = 3;

const moveTo = (element: FileElement, address: string): void => {
  if (element instanceof HTMLScriptElement) element.src = address;
  else element.href = address;
};

/** What becomes of the files that cannot be had: the shell's own, and every style. */
export interface Losses {
  readonly script: Lost;
  readonly style: Lost;
}

const receive = (element: FileElement, shellFolder: string | undefined, lost: Losses): void => {
  // credentials mode and integrity as in the page's preload links: otherwise the browser fetches the file a second time
  element.crossOrigin = 'anonymous';
  const address = addressOf(element);
  const integrity = integrities.get(address);
  if (integrity && !element.integrity) element.integrity = integrity;
  const folder = folderOf(address);
  const isShells = folderAt(address) === shellFolder;
  if (!folder && !isShells) return;
  const isStyle = element instanceof HTMLLinkElement;
  // both only grow: no two tries of a file have one address
  const retry = (folder?.attempt ?? 0) + nextNumber(address, isStyle || isShells ? 2 : 1);
  if (retry > 0) moveTo(element, retryAddress(address, retry));
  const timeoutMs = timeoutOf(folder);
  if (isStyle) return tryStyleAgain(element, retry + 1, timeoutMs, lost.style);
  if (!folder) return tryScriptAgain(element, retry + 1, timeoutMs, lost.script);
  folder.waiting.add(element);
  const done = (fault: FailureCode | null): void => {
    folder.waiting.delete(element);
    if (fault) folder.fault = fault;
  };
  follow(
    element,
    timeoutMs,
    done,
    () => folder.shownPath === window.location.pathname && PART_TIMEOUTS * usualTimeoutMs(isSlow()) - timeoutMs,
  );
};

/**
 * Sees to every file that the builds' runtimes add to the page. Once, before anything is loaded. The shell's own are asked for a second
 * time before anybody hears of a failure; a remote's are part of its tries.
 * @param shellFiles integrity of the shell's own chunks by address
 */
export const receiveFiles = (shellFiles: Readonly<Record<string, string>>, lost: Losses): void => {
  for (const [address, integrity] of Object.entries(shellFiles)) integrities.set(absolute(address), integrity);
  const [shellFolder] = Object.keys(shellFiles).map(folderAt);
  globalThis.rendezvousFile = (element) => receive(element, shellFolder, lost);
  window.addEventListener('error', ({ filename }) => {
    const folder = filename ? folderOf(filename) : undefined;
    if (folder) folder.fault = 'threw';
  });
};

/** Begins another attempt with the files beside this entry: the second and later ones under addresses of their own. */
export const beginAttempt = (entry: string, integrity: string, timeoutMs: number): void => {
  integrities.set(absolute(entry), integrity);
  const known = folderOf(entry);
  folders.set(folderAt(entry), {
    attempt: known ? known.attempt + 1 : 0,
    beganAt: Date.now(),
    timeoutMs,
    fault: null,
    shownPath: null,
    waiting: new Set(),
  });
};

/** Tells which page of this entry's remote is shown: what it asks for from now on, or is waiting for, is but a part of it. */
export const showPage = (entry: string, path: string): void => {
  const folder = folderOf(entry);
  if (folder) folder.shownPath = path;
};

/** Ends the waiting for whatever is still on its way: a later build would take a script of the same name for its own. */
export const endAttempt = (entry: string): void => {
  for (const element of folderOf(entry)?.waiting ?? []) giveUp(element);
};

/** How the latest script beside this entry failed in this attempt; null when none did. */
export const faultOf = (entry: string): FailureCode | null => folderOf(entry)?.fault ?? null;
