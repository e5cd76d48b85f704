import '@fastify/cookie';
import { days } from '@rendezvous/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACTIVATION_DAYS } from '../links/links.service.js';

const SIGNUP_START_COOKIE = 'signup_start';
const ATTRIBUTES = { httpOnly: true } as const;

/** The secret of what this browser has begun with a short form; null when it has none. */
export const signupStartOf = (request: FastifyRequest): string | null => request.cookies[SIGNUP_START_COOKIE] ?? null;

export const keepSignupStart = (reply: FastifyReply, token: string): void => {
  reply.setCookie(SIGNUP_START_COOKIE, token, { ...ATTRIBUTES, maxAge: days(ACTIVATION_DAYS) / 1000 });
};

export const forgetSignupStart = (reply: FastifyReply): void => {
  reply.clearCookie(SIGNUP_START_COOKIE, ATTRIBUTES);
};
