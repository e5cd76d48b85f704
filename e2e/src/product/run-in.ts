import { spawnSync } from 'node:child_process';

/** Runs a program of a copied workspace; throws with all that it said when it fails. */
export const runIn = (copy: string, ...args: readonly string[]): string => {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
};
