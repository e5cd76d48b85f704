import { readFileSync } from 'node:fs';
import type { Database } from '@rendezvous/server/database';

/** Of a process since it began, in milliseconds; nothing where the system does not tell. */
const ofProcess = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
};

/** Tells the CPU so far, in milliseconds, of this process and of those that the database serves it by: waiting makes it no dearer, as it does the time. */
export const cpuMeter = async (database: Database): Promise<() => number> => {
  const serving = await database.read<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3 + serving.reduce((sum, { pid }) => sum + ofProcess(pid), 0);
  };
};
