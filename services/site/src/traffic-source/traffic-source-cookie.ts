import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TrafficSource, cookieOf, readCookie } from './traffic-source.rules.js';

const TRAFFIC_SOURCE_COOKIE = 'traffic_source';
const KEPT_SECONDS = 30 * 86_400;

/** Where a visitor came from when they came for the first time in 30 days; null when no address said so. */
export const trafficSourceOf = (request: FastifyRequest): TrafficSource | null => readCookie(request.cookies[TRAFFIC_SOURCE_COOKIE]);

/** Keeps it in the visitor's browser. What was kept earlier stays: the first touch counts. */
export const keepTrafficSource = (request: FastifyRequest, reply: FastifyReply, source: TrafficSource): void => {
  if (trafficSourceOf(request) !== null) return;
  reply.setCookie(TRAFFIC_SOURCE_COOKIE, cookieOf(source), { maxAge: KEPT_SECONDS, httpOnly: true });
};
