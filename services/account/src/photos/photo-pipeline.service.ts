import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPhotoShape } from '@rendezvous/contracts/account/photo-shape';
import { CROP_PARTS, PHOTO_BYTES_MAX, type PhotoEdit } from '@rendezvous/contracts/account/photos';
import { Refusal } from '@rendezvous/server/refusal';
import { Storage } from '@rendezvous/server/storage';
import pLimit from 'p-limit';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { RENDITIONS, type Rendition, storageKey, type Variant, VARIANTS } from './photo-urls.rules.js';
import { fromUploadedPicture, type Size } from './uploaded-picture.js';

/** A photo that is stored: its renditions lie in the storage under its key. */
export interface StoredPhoto {
  readonly key: string;
  /** Of the largest rendition. */
  readonly width: number;
  readonly height: number;
  /** A data URI of a few hundred bytes, for the time until the photo is there. */
  readonly placeholder: string;
}

const REFUSALS = { unreadable: 'account.photo-unreadable', tooLarge: 'account.photo-too-large' } as const;
/** A decoded photo of 50 megapixels takes 150 MB. */
const AT_ONCE = 2;
const EFFORT = 2;
const QUALITY = 80;
/** A photo may be taller than wide, but not a ribbon. */
const TALLEST = 1.6;
/** So wide, but of a ribbon no more than the height that goes with it: WebP has no room for more than 16,383 pixels. */
const within = (width: number) => ({ width, height: Math.round(width * TALLEST), fit: 'inside' }) as const;
/** So few pixels that nobody can be recognised, whatever one does to the picture. */
const BLUR_FROM = within(20);
const BLUR_TO = within(320);
const PLACEHOLDER = within(12);

interface Drawn {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** A part of a picture, in pixels. */
interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

sharp.cache(false);

const newKey = (): string => randomBytes(16).toString('hex');

/** Makes uploaded bytes into the renditions that we keep: orientation applied, metadata dropped, decoded once. */
@Injectable()
export class PhotoPipeline {
  private readonly limit = pLimit(AT_ONCE);

  constructor(private readonly storage: Storage) {}

  /**
   * Throws `account.photo-too-large` or `account.photo-unreadable`; then nothing is stored.
   * @param edit what is done to it first
   * @param key under which the renditions lie; a new one that nobody can guess unless given
   */
  store(bytes: Uint8Array, edit: PhotoEdit = {}, key = newKey()): Promise<StoredPhoto> {
    return this.limited(() => this.process(bytes, edit, key), bytes);
  }

  /** The same for what becomes a photo now: throws `account.photo-shape` when it is too small or too narrow for one, as it comes or as it is cut. */
  take(bytes: Uint8Array, edit: PhotoEdit = {}): Promise<StoredPhoto> {
    return this.limited(() => this.process(bytes, edit, newKey(), isPhotoShape), bytes);
  }

  async remove(key: string): Promise<void> {
    for (const variant of VARIANTS) await this.storage.remove(storageKey(key, variant));
  }

  /** When the latest rendition of a photo was stored, by the real clock; null when there is none. */
  async storedAt(key: string): Promise<Date | null> {
    const times = await Promise.all(VARIANTS.map((variant) => this.storage.storedAt(storageKey(key, variant))));
    return times.reduce((latest, time) => (latest === null || (time !== null && time > latest) ? time : latest), null);
  }

  private limited(work: () => Promise<StoredPhoto>, { byteLength }: Uint8Array): Promise<StoredPhoto> {
    if (byteLength > PHOTO_BYTES_MAX) throw new Refusal('account.photo-too-large');
    return this.limit(work);
  }

  private async process(bytes: Uint8Array, edit: PhotoEdit, key: string, fits: (size: Size) => boolean = () => true): Promise<StoredPhoto> {
    const largest = await this.draw(bytes, edit, fits);
    const raw = (): Sharp => sharp(largest.data, { raw: { width: largest.info.width, height: largest.info.height, channels: 3 } });
    const files: [Variant, Buffer][] = [];
    for (const width of RENDITIONS) files.push([width, await rendition(raw(), width)]);
    files.push(['blur', await blurred(raw())]);
    const placeholder = await raw().resize(PLACEHOLDER).webp({ quality: 40, effort: 4 }).toBuffer();
    await this.put(key, files);
    return {
      key,
      width: largest.info.width,
      height: largest.info.height,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    };
  }

  /** The one decoding: the largest rendition as plain pixels. */
  private draw(bytes: Uint8Array, edit: PhotoEdit, fits: (size: Size) => boolean): Promise<Drawn> {
    return fromUploadedPicture(bytes, REFUSALS, async (picture, size) => {
      const region = regionOf(size, edit);
      if (!fits(size) || !fits(region)) throw new Refusal('account.photo-shape');
      return edited(picture, region, edit)
        .resize({ ...within(1280), withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
    });
  }

  private async put(key: string, files: readonly (readonly [Variant, Buffer])[]): Promise<void> {
    try {
      for (const [variant, bytes] of files) await this.storage.put(storageKey(key, variant), bytes, 'image/webp');
    } catch (error) {
      await this.remove(key).catch(() => undefined);
      throw error;
    }
  }
}

/** Whole pixels, at least one and no more than there are. */
const fitting = (wanted: number, most: number): number => Math.min(most, Math.max(1, Math.round(wanted)));

/** What is kept of a photo, in pixels of what was turned. @param size as the photo stands upright */
const regionOf = (size: Size, { turn, crop = [0, 0, CROP_PARTS, CROP_PARTS] }: PhotoEdit): Region => {
  const [width, height] = turn === '90' || turn === '270' ? [size.height, size.width] : [size.width, size.height];
  const [x, y, wide, high] = crop.map((part) => part / CROP_PARTS) as [number, number, number, number];
  const [left, top] = [Math.floor(x * width), Math.floor(y * height)];
  return { left, top, width: fitting(wide * width, width - left), height: fitting(high * height, height - top) };
};

const edited = (picture: Sharp, region: Region, { turn, crop }: PhotoEdit): Sharp => {
  const turned = turn === undefined ? picture : picture.rotate(Number(turn));
  return crop === undefined ? turned : turned.extract(region);
};

const rendition = (picture: Sharp, width: Rendition): Promise<Buffer> =>
  picture.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();

/** Real blur: the detail is gone before the picture is drawn large again. */
const blurred = async (picture: Sharp): Promise<Buffer> => {
  const { data, info } = await picture.resize(BLUR_FROM).blur(1.2).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize({ ...BLUR_TO, kernel: 'cubic' })
    .webp({ quality: 50, effort: EFFORT })
    .toBuffer();
};
