import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import '../limits.js';
import { LOCALES } from '../reference/index.js';
import { route } from '../route.js';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATES,
  COMPLAINT_TEXT_MAX,
  ComplaintAnswer,
  ComplaintNumber,
  ComplaintOutcome,
} from './complaints.js';
import { seen } from './profile.js';
import './refusals.js';

/** Complaints in one answer. */
export const OPERATOR_COMPLAINTS_PAGE = 50;

/** A complaint as operators see it in their list. */
const OperatorComplaint = z.object({
  id: z.int(),
  number: z.string(),
  category: z.enum(COMPLAINT_CATEGORIES),
  state: z.enum(COMPLAINT_STATES),
  /** Absent from an earlier release. */
  outcome: z.optional(ComplaintOutcome),
  filed_at: z.string(),
  /** Who filed it; null for a visitor, and for who is no member any more. */
  member_id: z.nullable(z.int()),
  about_id: z.nullable(z.int()),
  locale: z.enum(LOCALES),
});
export type OperatorComplaint = z.output<typeof OperatorComplaint>;

/** With what was written. */
const OperatorComplaintThread = z.extend(OperatorComplaint, {
  email: z.string(),
  text: z.string(),
  answers: z.array(ComplaintAnswer),
});
export type OperatorComplaintThread = z.output<typeof OperatorComplaintThread>;

const params = z.object({ number: ComplaintNumber });
const refusals = ['account.complaint-not-found', 'account.complaint-changed', 'account.complaint-own'] as const;

export const listOperatorComplaints = route({
  method: 'GET',
  path: '/api/operator/complaints',
  summary:
    'Complaints of a state, or all, but for those of which the operator is a party: open ones oldest first, the others latest first.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum([...COMPLAINT_STATES, 'all']), 'open'),
    category: z.optional(z.enum(COMPLAINT_CATEGORIES)),
    /** Where the list goes on: the last one that is known. */
    after: z.optional(PathId),
  }),
  reply: z.object({
    complaints: z.array(OperatorComplaint),
    more: z.boolean(),
    /** How many there are in each state. */
    counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
  }),
});

export const readOperatorComplaint = route({
  method: 'GET',
  path: '/api/operator/complaints/:number',
  summary: 'A complaint with all that was written.',
  access: 'operator',
  params,
  reply: OperatorComplaintThread,
  refusals,
});

export const answerComplaint = route({
  method: 'POST',
  path: '/api/operator/complaints/:number/answers',
  summary: 'Answers a complaint by mail, in the language in which it was filed; refused when another operator was faster.',
  access: 'operator',
  params,
  body: z.object({
    text: z.string().check(seen, z.trim(), z.minLength(2), z.maxLength(COMPLAINT_TEXT_MAX)),
    /** How many answers the operator has seen. */
    answers_seen: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** Nothing more is to be done. */
    close: z._default(z.boolean(), false),
    /** What it is closed with: whoever complained is told. */
    outcome: z.optional(z.enum(COMPLAINT_OUTCOMES)),
  }),
  reply: OperatorComplaintThread,
  refusals,
  limit: 'write',
});

export const changeComplaintState = route({
  method: 'PUT',
  path: '/api/operator/complaints/:number/state',
  summary: 'Closes a complaint without an answer, or opens it again; the same state again changes nothing.',
  access: 'operator',
  params,
  body: z.object({ state: z.enum(['open', 'closed']) }),
  reply: OperatorComplaintThread,
  refusals,
  limit: 'write',
});
