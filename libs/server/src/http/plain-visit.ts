import { DEFAULT_LOCALE, LOCALES } from '@rendezvous/contracts/reference';
import type { FastifyRequest } from 'fastify';
import { type Place, VisitSource } from './sources.js';

/** Where nobody provides a better source: one site, the first language that the browser asks for and the interface speaks. */
export class PlainVisit extends VisitSource {
  override placeOf(request: FastifyRequest): Promise<Place> {
    const wanted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
    const locale = wanted.flatMap((language) => LOCALES.filter((known) => known === language))[0] ?? DEFAULT_LOCALE;
    return Promise.resolve({ site: { id: 1, host: request.hostname }, locale, country: 'US' });
  }
}
