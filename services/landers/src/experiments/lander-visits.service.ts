import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { dayOf, type Site } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { SeenVariant } from './experiment.js';
import { readSeen, seenCookieOf, withSeen } from './seen-variants.rules.js';
import { VisitCounter } from './visit-counter.service.js';

/** Ends with the browser's session: before a consent nothing outlives it. */
const COOKIE = 'lander_variants';

/** A variant as it is shown now. */
export interface ShownVariant extends SeenVariant {
  /** Its arm was drawn for this visit. */
  readonly isNew: boolean;
}

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  /** Members are no visitors: what they see is not counted. */
  readonly isMember: boolean;
}

/** What this browser saw since it was opened. */
export const seenBy = (request: FastifyRequest): SeenVariant[] => readSeen(request.cookies[COOKIE]);

/** Whether a request is of somebody who may be counted. Bots are shown what everybody is shown. */
export const isCounted = ({ headers }: FastifyRequest, isMember: boolean): boolean => {
  const agent = headers['user-agent'];
  return !isMember && agent !== undefined && !isbot(agent);
};

/** Keeps in the browser what it has seen, and counts visits by day and variant, of nobody in particular. */
@Injectable()
export class LanderVisits {
  constructor(
    private readonly counter: VisitCounter,
    private readonly clock: Clock,
  ) {}

  /** A browser's first look at a variant is a visit. */
  note(shown: ShownVariant, { request, reply, site, isMember }: Visit): void {
    const { slug, draw, isNew } = shown;
    const before = seenBy(request);
    reply.setCookie(COOKIE, seenCookieOf(withSeen(before, { slug, draw })), { httpOnly: true });
    if (!isCounted(request, isMember)) return;
    const day = dayOf(this.clock.now(), site.timeZone);
    if (before.every((seen) => seen.slug !== slug)) this.counter.countVisit({ siteId: site.id, slug, day });
    if (isNew && draw !== null && draw.experiment > 0)
      this.counter.countAssignment({ experimentId: draw.experiment, bucketVersion: draw.bucket, weights: draw.weights, slug, day });
  }
}
