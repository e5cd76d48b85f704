import type { PhotoPipeline } from '@rendezvous/account';
import sharp from 'sharp';
import { drawPortrait } from '@rendezvous/portraits';
import { demoPerson } from '../people/demo-person.js';
import type { Paint } from './painting-storage.js';

const WIDTH = 960;
const HEIGHT = 1200;
/** The drawing is 480 wide at 72 dots an inch. */
const DENSITY = 144;

/** The picture as a camera would have taken it. */
const photograph = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY }).resize(WIDTH, HEIGHT).flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();

/** Paints portraits and hands them to the same pipeline that members' uploads go through. */
export const painterOf =
  (pipeline: PhotoPipeline, seed: number): Paint =>
  async ({ index, shot }, key) => {
    await pipeline.store(await photograph(drawPortrait(demoPerson(seed, index).look, shot)), {}, key);
  };
