import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChildren, startChild } from './children.js';
import { timeoutFor } from './run-spec.js';

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '');
  } catch {
    return false;
  }
};

test('what the drill started ends with it, and what that started; nothing begins after that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-children-'));
  try {
    const told = join(folder, 'pid');
    const parent = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      require('node:fs').writeFileSync(${JSON.stringify(told)}, String(pid)); setInterval(() => {}, 1000);`;
    const child = startChild(['-e', parent], { stdio: 'ignore' });
    while (!existsSync(told) || readFileSync(told, 'utf8') === '') await wait(50);
    const grandchild = Number(readFileSync(told, 'utf8'));
    expect(lives(grandchild)).toBe(true);
    await endChildren();
    await child.closed;
    for (let tries = 0; tries < 40 && lives(grandchild); tries++) await wait(50);
    expect(lives(grandchild)).toBe(false);
    expect(() => startChild(['-e', ''], {})).toThrow('The drill was ended.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a mutant’s test is waited for ten times as long as it takes, and a minute at least', () => {
  expect([timeoutFor(0), timeoutFor(2000), timeoutFor(9000)]).toEqual([60_000, 60_000, 90_000]);
});
