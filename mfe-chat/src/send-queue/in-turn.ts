/** A tab that its browser has put to sleep may hold its turn for ever. */
const PATIENCE_MS = 15_000;

const locksHere = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Whether this browser can tell its tabs apart in time. */
export const takesTurns = (): boolean => locksHere() !== undefined;

/**
 * Does work while no other tab of this browser does work of the same name: others wait for their turn, which also comes when the tab
 * before is closed. Where the browser has no such turns, or one takes too long, the work is done all the same: the server stores and
 * charges a message once, however many tabs send it.
 */
export const inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
  const locks = locksHere();
  if (locks === undefined) return work();
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  let begun = false;
  try {
    await locks.request(name, { signal: giveUp.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (fault) {
    clearTimeout(timer);
    if (begun) throw fault;
    await work();
  }
};
