import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOf } from '../postgres/processes.js';
import { announce, runningAt } from './running.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'rendezvous-running-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

test('where the product runs is known while it runs', () => {
  expect(runningAt(data)).toBe(null);
  const takeBack = announce(data, 'http://127.0.0.1:3042');
  expect(runningAt(data)).toBe('http://127.0.0.1:3042');
  takeBack();
  expect(runningAt(data)).toBe(null);
});

test('a process that was killed runs nowhere, though it took nothing back, and another with its number neither', () => {
  announce(data, 'http://127.0.0.1:3042')();
  writeFileSync(join(data, 'running/99999999-1'), 'http://127.0.0.1:3000');
  writeFileSync(join(data, 'running', `${process.pid}-1`), 'http://127.0.0.1:3001');
  expect(runningAt(data)).toBe(null);
});

test('what a killed process left goes with the next start, and what others that run have said stays', () => {
  announce(data, 'http://127.0.0.1:3042')();
  const parent = join(data, 'running', `${process.ppid}-${startOf(process.ppid)}`);
  for (const file of [join(data, 'running/99999999-1'), join(data, 'running', `${process.pid}-1`), parent])
    writeFileSync(file, 'http://127.0.0.1:3000');
  const takeBack = announce(data, 'http://127.0.0.1:3042');
  expect(readdirSync(join(data, 'running')).toSorted()).toEqual(
    [`${process.pid}-${startOf(process.pid)}`, `${process.ppid}-${startOf(process.ppid)}`].toSorted(),
  );
  takeBack();
});
