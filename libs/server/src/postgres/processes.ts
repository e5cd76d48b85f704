import { readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat after the name, which may hold anything; empty where the system has none. */
const statOf = (pid: number): readonly string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/**
 * True while a process of this id runs. One that belongs to somebody else counts; one that ended and that nobody has asked
 * after does not: in a container the first process may never ask.
 */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return statOf(pid)[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When a process began, in ticks since boot, so that a reused id is not taken for the same process. '' where the system does not tell. */
export const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** The command line of a process; null where the system does not tell. */
export const commandOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
};

/** Sends a signal; a process that is gone already is fine. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the process is gone. @returns false when the time ran out first */
export const gone = async (pid: number, withinMs: number): Promise<boolean> => {
  const end = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await pause(15);
  }
  return true;
};
