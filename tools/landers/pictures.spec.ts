import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { takePictures } from './pictures.js';

const { BROWSER_ARGS, ensureBrowser } = jest.requireActual<{ BROWSER_ARGS: string[]; ensureBrowser(): Promise<string> }>(
  '../setup/browser.mjs',
);

/** White in a dark window, black in a light one; a link that is over is not found. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>html{background:#000}@media (prefers-color-scheme:dark){html{background:#fff}}</style>`;

const asked: { url: string; cookie: string }[] = [];
let server: Server;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-pictures-'));
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, cookie: headers.cookie ?? '' });
    response.writeHead(url.includes('preview=over') ? 404 : 200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const taken = async (token: string, languages: ('en' | 'fr')[]) => {
  const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/landers/x/summer?preview=${token}`;
  return takePictures(link, { slug: 'summer', folder, languages }, { executablePath: await ensureBrowser(), args: BROWSER_ARGS });
};

test('a page that is not there is no picture', async () => {
  await expect(taken('over', ['en'])).rejects.toThrow(/preview=over&language=en answered 404/);
}, 60_000);

test('every size is taken by day and by night in each language, and stands in one page', async () => {
  const index = await taken('1.a.b', ['fr']);
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(files).toHaveLength(8);
  for (const file of files) expect(readFileSync(index, 'utf8')).toContain(`src="${file}"`);
  const colour = async (file: string) => (await sharp(join(folder, file)).stats()).dominant.r > 128;
  expect([await colour('fr-light-390x844.png'), await colour('fr-dark-390x844.png')]).toEqual([false, true]);
  expect(await sharp(join(folder, 'fr-light-320x568.png')).metadata()).toMatchObject({ width: 640, height: 1136 });
  expect(await sharp(join(folder, 'fr-light-1280x800.png')).metadata()).toMatchObject({ width: 1280, height: 800 });
  expect(asked.at(-1)).toMatchObject({ url: '/landers/x/summer?preview=1.a.b&language=fr', cookie: expect.stringContaining('locale=fr') });
}, 60_000);
