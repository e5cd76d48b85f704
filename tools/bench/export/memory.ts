import { readFileSync, writeFileSync } from 'node:fs';

/** Most memory that a process held since its last `forgetPeak`, in MB (Linux). */
export const peakOf = (pid: number): number => {
  const [, kilobytes = 'NaN'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
