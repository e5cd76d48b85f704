import * as z from 'zod/mini';
import { route } from '../route.js';
import { LanderWeight } from './content.js';
import { SLUG, SLUG_MAX } from './landers.js';
import { LanderReport } from './reports.js';
import './refusals.js';

/** A variant as operators see it. */
const OperatorLander = z.object({
  slug: z.string(),
  template: z.string(),
  /** Address of its page. */
  path: z.string(),
  state: z.enum(['draft', 'published', 'withdrawn']),
  version: z.nullable(z.int()),
  weight: z.int(),
  /** Instants. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  visits: z.int(),
});
export type OperatorLander = z.output<typeof OperatorLander>;

const OperatorLanders = z.object({
  time_zone: z.string(),
  variants: z.array(OperatorLander),
  /** Of each template that is split, or was: the latest experiment. */
  reports: z.array(LanderReport),
});
export type OperatorLanders = z.output<typeof OperatorLanders>;

const params = z.object({ slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG)) });
const refusals = ['landers.lander-not-found', 'landers.command-too-late'] as const;

export const listOperatorLanders = route({
  method: 'GET',
  path: '/api/operator/landers',
  summary: 'Every variant of a lander of the site, and how those that are split compare.',
  access: 'operator',
  reply: OperatorLanders,
});

export const weighLander = route({
  method: 'PUT',
  path: '/api/operator/landers/:slug/weight',
  summary: 'Gives a variant another weight; nobody who saw it is moved.',
  access: 'operator',
  params,
  body: z.object({ weight: LanderWeight }),
  reply: OperatorLanders,
  refusals,
  limit: 'write',
});

export const withdrawLander = route({
  method: 'POST',
  path: '/api/operator/landers/:slug/withdrawal',
  summary: 'Takes a published variant away.',
  access: 'operator',
  params,
  reply: OperatorLanders,
  refusals,
  limit: 'write',
});

export const undoLander = route({
  method: 'POST',
  path: '/api/operator/landers/:slug/undo',
  summary: 'Takes the latest command on a variant back; done again, it brings that command again.',
  access: 'operator',
  params,
  reply: OperatorLanders,
  refusals,
  limit: 'write',
});
