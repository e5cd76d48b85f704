import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HeldInvitation } from './invitation.rules.js';

const BASE = 36;
const FORM = /^([0-9a-z]{1,7})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const ID_MAX = 2_147_483_647;

const signatureOf = (secretKey: string, id: number, at: number): string =>
  createHmac('sha256', secretKey).update(`invitation:${id}:${at}`).digest('base64url');

/** What a browser keeps of an invitation that was entered: signed, so that when it was entered is what we say. */
export const invitationToken = (secretKey: string, { id, enteredAt }: HeldInvitation): string => {
  const at = Math.floor(Date.parse(enteredAt) / 1000);
  return [id.toString(BASE), at.toString(BASE), signatureOf(secretKey, id, at)].join('.');
};

/** null for one that is not ours: anybody can write a cookie. */
export const readInvitationToken = (secretKey: string, token: string): HeldInvitation | null => {
  const [, id, at, signature] = FORM.exec(token) ?? [];
  if (id === undefined || at === undefined || signature === undefined) return null;
  const [number, seconds] = [Number.parseInt(id, BASE), Number.parseInt(at, BASE)];
  if (number > ID_MAX || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secretKey, number, seconds)))) return null;
  return { id: number, enteredAt: new Date(seconds * 1000).toISOString() };
};
