import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PhotoPipeline } from '@rendezvous/account';
import { DiskStorage } from '@rendezvous/server/storage';
import sharp from 'sharp';
import { median } from '../median.js';

const ROUNDS = 9;
const DUE = 1.5;
/** 12 megapixels, as phones take them. */
const SIZE = { width: 4000, height: 3000 };
const WIDTHS = [1280, 480, 160];

const noise = (width: number, height: number) => sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** Detail as a photo has it: noise drawn large, with finer noise on it. */
const picture = async (): Promise<Buffer> => {
  const coarse = await noise(80, 60)
    .resize({ ...SIZE, kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const fine = await noise(1000, 750)
    .resize({ ...SIZE, kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(coarse)
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
};

/** The same renditions by sharp alone, each from the file, and nothing kept: what its documentation shows. */
const bare = async (bytes: Buffer): Promise<void> => {
  for (const width of WIDTHS) {
    await sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer();
  }
};

/** The same by sharp alone, decoded once: nothing that we do could take less. */
const bareOnce = async (bytes: Buffer): Promise<void> => {
  const largest = await sharp(bytes)
    .autoOrient()
    .resize({ width: WIDTHS[0]!, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  for (const each of WIDTHS) {
    await sharp(largest.data, { raw: { width, height, channels } })
      .resize({ width: each, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  }
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** What making a photo of 12 megapixels costs, with the blurred one, the placeholder, every look at the file and the disk, beside sharp alone. */
export const run = async (): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-upload-'));
  try {
    const bytes = await picture();
    const pipeline = new PhotoPipeline(new DiskStorage(folder));
    const contestants = [() => pipeline.store(bytes), () => bare(bytes), () => bareOnce(bytes)] as const;
    for (const contestant of contestants) await contestant();
    const times: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, contestant] of contestants.entries()) times[place]!.push(await timed(contestant));
    }
    const [ours, theirs, once] = times.map(median) as [number, number, number];
    const ratio = median(times[0].map((time, round) => time / times[2][round]!));
    return [
      `12 megapixels, ${(bytes.byteLength / 1e6).toFixed(1)} MB, medians of ${ROUNDS} rounds that took turns:`,
      `ours ${Math.round(ours)} ms · bare sharp, decoded once ${Math.round(once)} ms · bare sharp, each from the file ${Math.round(theirs)} ms`,
      `ours ÷ bare sharp, decoded once: ${ratio.toFixed(2)}× ${ratio <= DUE ? '✓' : '✗'} (≤ ${DUE}×)`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
