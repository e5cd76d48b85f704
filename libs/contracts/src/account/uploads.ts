import * as z from 'zod/mini';
import { MainImage } from '../session.js';
import { route } from '../route.js';
import { OwnPhotos, PhotoEdit } from './photos.js';
import './limits.js';
import './refusals.js';

/**
 * Where the bytes of a file go, piece by piece, by the core of the tus protocol 1.0: `PATCH` and `HEAD` with `Upload-Offset`, `DELETE` for a file
 * that is not wanted any more. Which upload it is follows: one that `beginPhotoUpload` or `beginDraftUpload` answered.
 */
export const UPLOADS_PATH = '/api/uploads/';

/** The file as it was chosen. `sha256`, in hexadecimal digits, is compared at the end; a browser without a secure connection cannot tell it. */
const ChosenFile = z.object({
  size: z.int().check(z.positive()),
  sha256: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
});

/** `received`: so many bytes are here already, of the same file when the line broke. */
const Begun = z.object({ upload: z.uuid(), received: z.int() });

const UploadParams = z.object({ upload: z.uuid() });

const ENDS = [
  'account.upload-gone',
  'account.upload-incomplete',
  'account.upload-damaged',
  'account.photo-unreadable',
  'account.photo-too-large',
  'account.photo-shape',
] as const;

export const beginPhotoUpload = route({
  method: 'POST',
  path: '/api/profile/photos/uploads',
  summary: 'Begins to take a photo for the viewer’s profile, or goes on with the same file.',
  access: 'member',
  body: ChosenFile,
  reply: Begun,
  refusals: ['account.photo-too-large', 'account.photo-limit', 'account.upload-limit', 'account.moderated'],
  limit: 'photo',
});

export const finishPhotoUpload = route({
  method: 'POST',
  path: '/api/profile/photos/uploads/:upload',
  summary: 'Adds the uploaded photo to the viewer’s profile; asked again, it is added once.',
  access: 'member',
  params: UploadParams,
  body: PhotoEdit,
  reply: OwnPhotos,
  refusals: [...ENDS, 'account.photo-limit', 'account.moderated'],
  limit: 'photo',
});

export const beginDraftUpload = route({
  method: 'POST',
  path: '/api/signup/photo/uploads',
  summary: 'Begins to take a photo for a signup.',
  access: 'anyone',
  body: ChosenFile,
  reply: Begun,
  refusals: ['account.photo-too-large', 'account.signups-closed', 'account.upload-limit'],
  limit: 'signup_photo',
});

export const finishDraftUpload = route({
  method: 'POST',
  path: '/api/signup/photo/uploads/:upload',
  summary: 'Keeps the uploaded photo with the signup draft; answers the draft that the signup then names, the same when asked again.',
  access: 'anyone',
  params: UploadParams,
  reply: z.object({ draft: z.uuid(), image: MainImage }),
  refusals: [...ENDS, 'account.signups-closed'],
  limit: 'signup_photo',
});
