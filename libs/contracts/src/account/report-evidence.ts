import * as z from 'zod/mini';
import '../limits.js';
import { route } from '../route.js';
import { ComplaintNumber } from './complaints.js';
import './refusals.js';

/** Days from a report on for which the conversation with the member whom it is about is kept, sealed. */
export const REPORT_EVIDENCE_DAYS = 90;

/** Why an operator opens what is sealed. */
export const EVIDENCE_REASONS = ['decide', 'objection', 'authority', 'other'] as const;

const EvidenceLook = z.object({
  operator_id: z.int(),
  reason: z.enum(EVIDENCE_REASONS),
  at: z.string(),
});

/** What is kept with a report, without a word of it. */
const KeptEvidence = z.object({
  reporter_id: z.int(),
  about_id: z.int(),
  /** How many. */
  messages: z.int(),
  sealed_at: z.string(),
  ends_at: z.string(),
  /** Who opened it, latest first. */
  looks: z.array(EvidenceLook),
});
export type KeptEvidence = z.output<typeof KeptEvidence>;

const EvidenceMessage = z.object({
  sender_id: z.int(),
  sent_at: z.string(),
  text: z.string(),
});
export type EvidenceMessage = z.output<typeof EvidenceMessage>;

const params = z.object({ number: ComplaintNumber });

export const readReportEvidence = route({
  method: 'GET',
  path: '/api/operator/complaints/:number/evidence',
  summary: 'Whether a conversation is kept with a report, until when, and who opened it; no word of it. It may outlive its complaint.',
  access: 'operator',
  params,
  reply: z.object({ evidence: z.nullable(KeptEvidence) }),
  refusals: ['account.complaint-own'],
});

export const openReportEvidence = route({
  method: 'POST',
  path: '/api/operator/complaints/:number/evidence/looks',
  summary: 'Opens the conversation that is kept with a report; each look is noted with its reason.',
  access: 'operator',
  params,
  body: z.object({ reason: z.enum(EVIDENCE_REASONS) }),
  reply: z.object({
    evidence: KeptEvidence,
    /** Oldest first. */
    messages: z.array(EvidenceMessage),
  }),
  refusals: ['account.evidence-not-kept', 'account.complaint-own'],
  limit: 'write',
});
