/**
 * Does work again and again, one after the other: a slow database is not asked faster than it answers. It keeps no process alive.
 * @param pauseMs between the end of one and the next
 * @param failed hears why one failed; the next comes all the same
 * @returns ends it
 */
export const repeat = (pauseMs: number, work: () => Promise<void>, failed: (error: unknown) => void): (() => void) => {
  let hasEnded = false;
  let timer: NodeJS.Timeout;
  const again = (): void => {
    timer = setTimeout(() => {
      void work()
        .catch(failed)
        .finally(() => {
          if (!hasEnded) again();
        });
    }, pauseMs).unref();
  };
  again();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
};
