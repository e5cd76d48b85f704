import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { ReleaseFacts } from '@rendezvous/site';

const WORKSPACE = resolve(__dirname, '../..');
const PAGE = 'http://127.0.0.1:3000';

/** A dev server as `npm run dev` starts it, in a process of its own; its messages are its lines, the last one its address. */
const started = `
  import './tools/source/register.mjs';
  const { freePortFrom } = await import('./tools/setup/free-port.mjs');
  const { startDevServer } = await import('./tools/dev/dev-server.ts');
  const say = (text) => process.send(text);
  const options = { workspace: process.cwd(), port: await freePortFrom(4600), pageOrigin: '${PAGE}', say };
  say((await startDevServer('mfe-search', options)).url);
`;

test('a dev server serves a remote’s development build to the pages of its gateway, and to nobody else', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', started], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const lines: string[] = [];
  try {
    const url = await new Promise<string>((done, fail) => {
      child.on('message', (text: string) => (text.startsWith('http') ? done(text) : lines.push(text)));
      child.on('close', () => fail(new Error('It ended.')));
    });
    expect(lines).toEqual([expect.stringMatching(/^✓ mfe-search: built in [\d.]+ s$/)]);
    const answer = await fetch(`${url}/release.json`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    const { name, development, entry, files, chunks, shared, descriptor } = (await answer.json()) as ReleaseFacts;
    expect({ name, development, entry }).toEqual({ name: 'mfe-search', development: true, entry: 'remoteEntry.js' });
    // they change under their names, so nothing is pinned
    expect(new Set(Object.values(files).map(({ integrity }) => integrity))).toEqual(new Set(['']));
    expect(Object.keys(chunks)).toContain('__federation_expose_remote');
    // the bar of a page shows its links without asking it for messages
    expect(descriptor?.navigation?.bar).toContainEqual(
      expect.objectContaining({ path: '/members', label: { en: expect.any(String), fr: expect.any(String) } }),
    );
    expect(shared.map((module) => module.name)).toContain('react/jsx-dev-runtime');
    const script = await (await fetch(`${url}/${entry}`)).text();
    expect(script).toContain('mfe_search');
  } finally {
    child.kill();
  }
});
