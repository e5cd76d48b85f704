import * as z from 'zod/mini';
import { Id } from '../kernel/index.js';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { MainImage } from '../session.js';
import './limits.js';
import './refusals.js';

export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const OwnPhoto = z.object({ id: z.int(), image: MainImage, main: z.boolean() });

export const addPhoto = route({
  method: 'POST',
  path: '/api/profile/photos',
  summary: 'Adds a photo to the viewer’s profile.',
  access: 'member',
  multipart: true,
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['account.photo-unreadable', 'account.photo-too-large', 'account.photo-limit'],
  limit: 'photo',
});

const PhotoParams = z.object({ photoId: MemberId });

export const removePhoto = route({
  method: 'DELETE',
  path: '/api/profile/photos/:photoId',
  summary: 'Removes one of the viewer’s photos.',
  access: 'member',
  params: PhotoParams,
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['request.not-found'],
});

export const orderPhotos = route({
  method: 'PUT',
  path: '/api/profile/photos/order',
  summary: 'Puts the viewer’s photos in order; the first is the main one.',
  access: 'member',
  body: z.object({ ids: z.array(Id).check(z.maxLength(100)) }),
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['request.not-found'],
});
