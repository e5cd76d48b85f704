import '@fastify/cookie';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { FastifyReply } from 'fastify';

/** The cookie in which a visitor's own choice of country is kept. */
export const COUNTRY_COOKIE = 'geoip_selected_country';

const KEPT_SECONDS = 365 * 86_400;

/** Keeps the country that a visitor chose in this browser. */
export const keepCountry = (reply: FastifyReply, country: CountryCode): void => {
  reply.setCookie(COUNTRY_COOKIE, country, { maxAge: KEPT_SECONDS, httpOnly: true });
};
