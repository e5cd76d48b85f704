import * as z from 'zod/mini';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { Email } from './credentials.js';
import { seen } from './profile.js';
import './limits.js';
import './refusals.js';

export const COMPLAINT_CATEGORIES = ['member', 'payment', 'privacy', 'technical', 'other'] as const;

export const COMPLAINT_TEXT_MIN = 20;

export const COMPLAINT_TEXT_MAX = 5000;

export const COMPLAINT_STATES = ['open', 'answered', 'closed'] as const;

/** What a complaint was closed with, where that is told; `unfounded`: nothing was found against the rules. */
export const COMPLAINT_OUTCOMES = ['unfounded'] as const;

export const ComplaintOutcome = z.nullable(z.enum(COMPLAINT_OUTCOMES));

export const ComplaintNumber = z.string().check(z.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/));

export const ComplaintAnswer = z.object({ text: z.string(), at: z.string() });
export type ComplaintAnswer = z.output<typeof ComplaintAnswer>;

export const fileComplaint = route({
  method: 'POST',
  path: '/api/complaints',
  summary:
    'Files a complaint; answers with the number under which its state can be looked up. It is answered by mail. What files nothing does not count as one.',
  access: 'anyone',
  body: z.object({
    category: z.enum(COMPLAINT_CATEGORIES),
    text: z.string().check(seen, z.trim(), z.minLength(COMPLAINT_TEXT_MIN), z.maxLength(COMPLAINT_TEXT_MAX)),
    /** The member whom it is about. */
    member_id: z.optional(z.nullable(MemberId)),
    /** Where the answer goes; a member's own address when absent. */
    email: z.optional(z.nullable(Email)),
  }),
  reply: z.object({
    number: z.string(),
    /** Whoever files it has blocked the member whom it is about; absent from an earlier release. */
    blocked: z.optional(z.boolean()),
  }),
  limit: 'complaint_call',
});

export const readComplaint = route({
  method: 'GET',
  path: '/api/complaints/:number',
  summary: 'The state of a complaint, for whoever knows its number.',
  access: 'anyone',
  params: z.object({ number: ComplaintNumber }),
  reply: z.object({
    number: z.string(),
    category: z.enum(COMPLAINT_CATEGORIES),
    state: z.enum(COMPLAINT_STATES),
    /** Absent from an earlier release. */
    outcome: z.optional(ComplaintOutcome),
    filed_at: z.string(),
    /** What was written, for the member who filed it; a number may have been seen by others. */
    text: z.optional(z.nullable(z.string())),
    /** What the site answered, oldest first, for the member who filed it; absent from an earlier release. */
    answers: z.optional(z.array(ComplaintAnswer)),
  }),
  refusals: ['account.complaint-not-found'],
  limit: 'complaint_state',
});

export const openComplaint = route({
  method: 'POST',
  path: '/api/complaints/:number/words',
  summary: 'What was written in a complaint, for whoever knows its number and the address that it gave for the answer.',
  access: 'anyone',
  params: z.object({ number: ComplaintNumber }),
  body: z.object({ email: Email }),
  reply: z.object({ text: z.string(), answers: z.array(ComplaintAnswer) }),
  refusals: ['account.complaint-not-found', 'account.complaint-address-wrong'],
  limit: 'complaint_state',
});
