const LOOK_MS = 500;

/**
 * Ends this process as SIGTERM would when its parent is gone, npm or the shell in which npm runs it: such a shell dies of a signal without a
 * word to us. Where no npm runs it, a process may outlive whoever started it.
 */
export const endWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  }, LOOK_MS);
  looking.unref();
};
