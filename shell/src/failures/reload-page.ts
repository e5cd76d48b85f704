const KEY = 'shell:reloaded-at';
/** At most one reload in this time. */
const RELOAD_EVERY_MS = 60_000;
const ANSWER_MS = 1000;
const ALIVE = '/health/live';

const wasReloaded = (): boolean => Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_EVERY_MS;

/** Something was typed that a reload would lose. */
const isWriting = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
    ),
  ].some(({ value }) => value !== '');

/** A page that works in part must not give way to the browser's own error page. */
const isSiteThere = async (): Promise<boolean> => (await fetch(ALIVE, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok;

/** Loads the page anew, for releases that are still there. @returns whether it will: not twice in a minute, and never at a loss */
export const reloadPage = async (): Promise<boolean> => {
  try {
    if (wasReloaded() || isWriting() || !(await isSiteThere())) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // no network, or no storage to remember by
    return false;
  }
  window.location.reload();
  return true;
};

/** The same because somebody asked for it: as often as they like. What hangs may be there by then, and the reload takes its own time. */
export const reloadOnWish = async (): Promise<boolean> => {
  const isThere = await isSiteThere().catch((fault: Error) => fault.name === 'TimeoutError');
  if (isThere) window.location.reload();
  return isThere;
};
