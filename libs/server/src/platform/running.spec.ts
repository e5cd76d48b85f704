import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
