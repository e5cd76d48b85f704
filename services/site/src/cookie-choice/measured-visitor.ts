import type { FastifyRequest } from 'fastify';
import { visitorKeyOf } from '../visitor/visitor-cookie.js';
import { mayMeasure } from './cookie-choice-cookie.js';

/** What rows of measuring name the browser of a request by; null where its visitor did not agree to be measured. */
export const measuredVisitorOf = (request: FastifyRequest): string | null => (mayMeasure(request) ? visitorKeyOf(request) : null);
