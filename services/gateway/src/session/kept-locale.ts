import '@fastify/cookie';
import type { Locale } from '@rendezvous/contracts/reference';
import type { FastifyReply } from 'fastify';
import { LOCALE_COOKIE } from './locale.rules.js';

const KEPT_SECONDS = 365 * 86_400;

/** Keeps the language that was chosen in this browser, as its scripts do: they change it, too. */
export const keepLocale = (reply: FastifyReply, locale: Locale): void => {
  reply.setCookie(LOCALE_COOKIE, locale, { maxAge: KEPT_SECONDS });
};
