import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What is left to do when the process ends without having done it. */
const pending = new Set<() => void>();

const stopAll = (): void => {
  for (const stop of pending) stop();
  pending.clear();
};

/** A program that handles the signal goes first and ends by itself; one that does not is ended here, as the signal would have. */
const onSignal = (name: NodeJS.Signals): void => {
  if (process.listenerCount(name) > 1) return;
  stopAll();
  unhook();
  process.kill(process.pid, name);
};

const hook = (): void => {
  process.on('exit', stopAll);
  for (const name of SIGNALS) process.on(name, onSignal);
};

const unhook = (): void => {
  process.off('exit', stopAll);
  for (const name of SIGNALS) process.off(name, onSignal);
};

/**
 * Runs `stop` (synchronous) if the process ends, by itself or by a signal, without having stopped the server.
 * @returns takes it back
 */
export const stopAtExit = (stop: () => void): (() => void) => {
  if (pending.size === 0) hook();
  pending.add(stop);
  return () => {
    if (pending.delete(stop) && pending.size === 0) unhook();
  };
};

/** Ends a temporary server and removes its folder when this process is gone, even by `kill -9`: its end of the pipe closes. */
export const guard = (pid: number, cluster: string): void => {
  if (process.platform === 'win32') return;
  const script = [
    'cat >/dev/null',
    '[ "$(head -n 1 "$1/postmaster.pid" 2>/dev/null)" = "$0" ] && kill -QUIT "$0" && sleep 1',
    'rm -rf "$1" "$1.users" "$1.log" "$1.lock"',
    // The folder made for it goes as well, unless something else lies there.
    'rmdir "${1%/*}" 2>/dev/null',
  ].join('; ');
  const child = spawn('/bin/sh', ['-c', script, String(pid), cluster], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  // The pipe alone must not keep this process running.
  (child.stdin as unknown as { unref(): void }).unref();
};
