import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface BuildStamp {
  readonly fingerprint: (workspace: string) => string;
  readonly isBuilt: (workspace: string) => boolean;
  readonly stampBuild: (workspace: string, from?: string) => void;
}
const { fingerprint, isBuilt, stampBuild } = jest.requireActual<BuildStamp>('./build-stamp.mjs');

let workspace: string;
const write = (path: string, text: string) => {
  mkdirSync(join(workspace, path, '..'), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const project = (path: string) => {
  write(`${path}/package.json`, JSON.stringify({ name: path, scripts: { build: 'build' } }));
  write(`${path}/dist/index.js`, '');
};

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-stamp-'));
  for (const path of ['mfe-chat', 'services/chat', 'libs/server']) project(path);
  write('libs/ui/package.json', '{}');
  stampBuild(workspace);
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

test('nothing is built again while no file changed, whatever was written about it', () => {
  write('docs/architecture.md', 'other words');
  write('var/postgres/PG_VERSION', '18');
  expect(isBuilt(workspace)).toBe(true);
});

test.each(['libs/ui/package.json', 'package-lock.json', 'mfe-chat/src/docs/page.ts', 'nx.json'])(
  'a change of %s asks the build',
  (path) => {
    write(path, '{"name":"changed"}');
    expect(isBuilt(workspace)).toBe(false);
  },
);

test.each(['mfe-chat', 'services/chat', 'libs/server'])('the build of %s that was thrown away is missed', (path) => {
  rmSync(join(workspace, path, 'dist'), { recursive: true });
  expect(isBuilt(workspace)).toBe(false);
});

test('what was written while it was built asks for another build', () => {
  const from = fingerprint(workspace);
  write('nx.json', '{"changed":true}');
  stampBuild(workspace, from);
  expect(isBuilt(workspace)).toBe(false);
});
