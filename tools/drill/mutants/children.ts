import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Time to clean up after itself. */
const LEAVE_MS = 3000;

const running = new Map<ChildProcess, Promise<number | null>>();
let ended = false;

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // it has gone by itself
  }
};

/** A program that goes when the drill does, with all that it started. */
export interface Child {
  readonly process: ChildProcess;
  /** What it ended with. */
  readonly closed: Promise<number | null>;
  kill(): void;
}

/** Starts a program of Node.js; a group of its own makes that a signal reaches what it starts, too. */
export const startChild = (args: readonly string[], options: SpawnOptions): Child => {
  if (ended) throw new Error('The drill was ended.');
  const child = spawn(process.execPath, args, { ...options, detached: true });
  const closed = new Promise<number | null>((done) => child.once('close', done));
  running.set(child, closed);
  void closed.then(() => running.delete(child));
  return { process: child, closed, kill: () => signalGroup(child, 'SIGKILL') };
};

/** Ends whatever runs, and lets nothing begin any more. */
export const endChildren = async (): Promise<void> => {
  ended = true;
  const all = [...running];
  for (const [child] of all) signalGroup(child, 'SIGTERM');
  await Promise.race([Promise.all(all.map(([, closed]) => closed)), wait(LEAVE_MS, undefined, { ref: false })]);
  for (const [child] of running) signalGroup(child, 'SIGKILL');
};
