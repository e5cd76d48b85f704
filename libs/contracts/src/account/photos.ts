import * as z from 'zod/mini';
import { Id } from '../kernel/index.js';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { MainImage } from '../session.js';
import { Completeness } from './completeness.js';
import './limits.js';
import './refusals.js';

export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** So long may a member's own words about a photo be. */
export const PHOTO_ALT_MAX = 150;

/** What a photo shows, for whoever does not see it: one line without control characters. */
const PhotoAlt = z.string().check(z.trim(), z.maxLength(PHOTO_ALT_MAX), z.regex(/^\P{C}*$/u));

/** `alt`: the owner's words; empty for none. An older service leaves it out. */
export const OwnPhoto = z.object({ id: z.int(), image: MainImage, main: z.boolean(), alt: z.optional(z.string()) });

/** All photos after a change, and how complete the profile is by then; an older service leaves that out. */
export const OwnPhotos = z.object({ photos: z.array(OwnPhoto), completeness: z.optional(Completeness) });

/** The side of a photo has so many parts; what is kept of it is at least a fiftieth. */
export const CROP_PARTS = 1000;
const CROP_MIN = CROP_PARTS / 50;

const isWithin = ([left, top, width, height]: readonly number[]): boolean =>
  width! >= CROP_MIN && height! >= CROP_MIN && left! + width! <= CROP_PARTS && top! + height! <= CROP_PARTS;

/** What is done to a photo before it is kept: turned clockwise first, then cut: left, top, width and height, in parts of what was turned. */
export const PhotoEdit = z.object({
  turn: z.optional(z.enum(['90', '180', '270'])),
  crop: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}(?:,\d{1,4}){3}$/)),
      z.pipe(
        z.transform((text: string) => text.split(',').map(Number)),
        z.array(z.number()).check(z.refine(isWithin)),
      ),
    ),
  ),
});

export type PhotoEdit = z.output<typeof PhotoEdit>;

export const addPhoto = route({
  method: 'POST',
  path: '/api/profile/photos',
  summary: 'Adds a photo to the viewer’s profile.',
  access: 'member',
  multipart: true,
  query: PhotoEdit,
  reply: OwnPhotos,
  refusals: ['account.photo-unreadable', 'account.photo-too-large', 'account.photo-shape', 'account.photo-limit', 'account.moderated'],
  limit: 'photo',
});

const PhotoParams = z.object({ photoId: MemberId });

export const removePhoto = route({
  method: 'DELETE',
  path: '/api/profile/photos/:photoId',
  summary: 'Removes one of the viewer’s photos.',
  access: 'member',
  params: PhotoParams,
  reply: OwnPhotos,
  refusals: ['request.not-found'],
  limit: 'edit',
});

export const describePhoto = route({
  method: 'PUT',
  path: '/api/profile/photos/:photoId/alt',
  summary: 'Says what one of the viewer’s photos shows; an empty text takes it back.',
  access: 'member',
  params: PhotoParams,
  body: z.object({ alt: PhotoAlt }),
  reply: OwnPhotos,
  refusals: ['request.not-found'],
  limit: 'edit',
});

export const editPhoto = route({
  method: 'POST',
  path: '/api/profile/photos/:photoId/edit',
  summary: 'Turns and cuts one of the viewer’s photos; it keeps its place and its words, and has other addresses from then on.',
  access: 'member',
  params: PhotoParams,
  /** `shown`: the `image.filename` of the photo that the edit is meant for, so that nothing is cut twice. */
  body: z.extend(PhotoEdit, { shown: z.string().check(z.maxLength(1000)) }),
  reply: OwnPhotos,
  refusals: ['request.not-found', 'account.photo-changed'],
  limit: 'photo',
});

export const orderPhotos = route({
  method: 'PUT',
  path: '/api/profile/photos/order',
  summary: 'Puts the viewer’s photos in order; the first is the main one.',
  access: 'member',
  body: z.object({ ids: z.array(Id).check(z.maxLength(100)) }),
  reply: OwnPhotos,
  refusals: ['request.not-found'],
  limit: 'edit',
});
