import '@fastify/cookie';
import type { CookieChoice } from '@rendezvous/contracts/site/cookie-choice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHOICE_DAYS, cookieOf, readCookie } from './cookie-choice.rules.js';

const COOKIE = 'cookie_choice';

/** What a request's visitor agreed to; null when they have not chosen yet. */
export const cookieChoiceOf = (request: FastifyRequest): CookieChoice | null => readCookie(request.cookies[COOKIE]);

/** Whether a request's visitor may be measured: nobody is before they agreed. */
export const mayMeasure = (request: FastifyRequest): boolean => cookieChoiceOf(request)?.choice === 'all';

/** Keeps a choice in the visitor's browser. */
export const keepCookieChoice = (reply: FastifyReply, choice: CookieChoice): void => {
  reply.setCookie(COOKIE, cookieOf(choice), { maxAge: CHOICE_DAYS * 86_400, httpOnly: true });
};
