import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

/** The checkout. */
export const WORKSPACE = resolve(import.meta.dirname, '../..');

/** Environment for everything that we start: Nx without its daemon and screen, no reports to anybody. */
const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', NO_UPDATE_NOTIFIER: '1' };

/**
 * Runs a command to its end; rejects when it fails. With `quietly` its output is shown only then, and comes along with the error.
 * With `aside` it gets of the machine what others leave.
 */
export const run = (command, args, { env = {}, quietly = false, aside = false, cwd = WORKSPACE } = {}) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quiet, ...env },
      stdio: quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    // what is being done ends with whoever asked for it: an installation would go on writing beside the next one
    const end = () => child.kill();
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done(output);
      if (quietly) process.stderr.write(output);
      // it has said why itself
      return fail(Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code}.`), { told: true, output }));
    });
  });

/** A program of node_modules, run by this Node, with `flags` of Node's own. */
export const runTool = (file, args, { flags = [], ...options } = {}) =>
  run(process.execPath, [...flags, resolve(WORKSPACE, 'node_modules', file), ...args], options);

export const say = (text) => process.stdout.write(`${text}\n`);

/** Says what is done now and how long it took. */
export const step = async (name, work) => {
  const began = Date.now();
  say(`→ ${name} …`);
  const result = await work();
  say(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
};

/** Does the work; when it cannot be done, says why in one sentence, unless that was said already, and ends the command with code 1. */
export const orEnd = async (work) => {
  try {
    return await work();
  } catch (error) {
    if (!error.told) process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};
