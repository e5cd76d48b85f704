import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { check } from './check-folder.js';
import { cloneFolder } from './clone-folder.js';
import { newFolder } from './new-folder.js';

let workspace: string;
let folder: string;
beforeEach(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-lander-'));
  folder = join(workspace, newFolder(workspace, 'summer', 'alonetonight'));
  const facts = JSON.parse(readFileSync(join(folder, 'lander.json'), 'utf8')) as object;
  const images = { portrait: { file: 'portrait.jpg', focus: { x: 50, y: 20 } } };
  writeFileSync(join(folder, 'lander.json'), JSON.stringify({ ...facts, images }));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const given = async (width: number, height: number, format: 'jpeg' | 'gif' = 'jpeg') =>
  writeFileSync(
    join(folder, 'images/portrait.jpg'),
    await sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer(),
  );

test('a picture that is missing, none, or of another format is a fault with its name', async () => {
  await expect(check(folder)).rejects.toThrow('images.portrait.file: there is no images/portrait.jpg');
  writeFileSync(join(folder, 'images/portrait.jpg'), 'no picture');
  await expect(check(folder)).rejects.toThrow('images/portrait.jpg cannot be read as a picture');
  await given(1440, 1440, 'gif');
  await expect(check(folder)).rejects.toThrow('images/portrait.jpg is no JPEG, PNG, WebP or AVIF.');
});

test('faults of texts and of pictures are told at once, warnings behind them', async () => {
  writeFileSync(join(folder, 'images/portrait.jpg'), 'no picture');
  writeFileSync(join(folder, 'content/fr.json'), '{');
  rmSync(join(folder, 'content/pl.json'));
  await expect(check(folder)).rejects.toThrow(
    /^content\/fr\.json:1:2 is no JSON: .*\nimages\/portrait\.jpg cannot be read as a picture.*\nwarning: content: there is no pl\.json;.*$/,
  );
});

test('a picture of less than half of what is asked for, in width or in height, is a fault', async () => {
  for (const [width, height] of [
    [1440, 719],
    [639, 1440],
  ] as const) {
    await given(width, height);
    await expect(check(folder)).rejects.toThrow(
      `images/portrait.jpg has ${height} × ${width} pixels, too few: 1440 × 1280 are asked for, half of each is the least.`,
    );
  }
  await given(640, 720);
  expect(await check(folder)).toContain('warning: images/portrait.jpg has 720 × 640 pixels; below 1440 × 1280 it looks soft.');
});

test('a picture that will look soft is a warning, by the size that it is looked at in', async () => {
  await given(1440, 1279);
  expect(await check(folder)).toContain('warning: images/portrait.jpg has 1279 × 1440 pixels; below 1440 × 1280 it looks soft.');
  await given(1280, 1440);
  expect(await check(folder)).toBe('summer can be published.');
});

test('a folder is copied as it stands under another name, once, and only when it can be published', async () => {
  await expect(cloneFolder(workspace, folder, 'autumn')).rejects.toThrow('there is no images/portrait.jpg');
  await given(1280, 1440);
  const path = await cloneFolder(workspace, folder, 'autumn');
  expect(path).toBe('landers/autumn');
  expect(await check(join(workspace, path))).toBe('autumn can be published.');
  for (const file of ['lander.json', 'content/pl.json', 'images/portrait.jpg'])
    expect(readFileSync(join(workspace, path, file))).toEqual(readFileSync(join(folder, file)));
  await expect(cloneFolder(workspace, folder, 'autumn')).rejects.toThrow('There is landers/autumn already.');
  cpSync(folder, join(workspace, 'other'), { recursive: true });
  await expect(cloneFolder(workspace, join(workspace, 'other'), 'alonetonight')).rejects.toThrow('name of a template');
});
