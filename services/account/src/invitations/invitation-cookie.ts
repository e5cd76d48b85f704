import '@fastify/cookie';
import { days } from '@rendezvous/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

const INVITATION_COOKIE = 'invitation';
const ATTRIBUTES = { httpOnly: true } as const;

export const invitationCookieOf = (request: FastifyRequest): string | null => request.cookies[INVITATION_COOKIE] ?? null;

/** @param keptDays as long as a signup may take */
export const keepInvitation = (reply: FastifyReply, token: string, keptDays: number): void => {
  reply.setCookie(INVITATION_COOKIE, token, { ...ATTRIBUTES, maxAge: days(keptDays) / 1000 });
};

export const forgetInvitation = (request: FastifyRequest, reply: FastifyReply): void => {
  if (invitationCookieOf(request) !== null) reply.clearCookie(INVITATION_COOKIE, ATTRIBUTES);
};
