import { type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { OperatorAge } from '@rendezvous/contracts/account/age-assurance';
import type { OperatorInvitation } from '@rendezvous/contracts/account/operator-invitations';
import type { KeptEvidence } from '@rendezvous/contracts/account/report-evidence';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import type { OperatorComplaint, OperatorComplaintThread } from '@rendezvous/contracts/account/operator-complaints';

/** Who may open operators' pages. */
export const operator = { ...user, operator: true };

const complaint = (id: number, more: Partial<OperatorComplaint> = {}): OperatorComplaint => ({
  id,
  number: `ABCD-EFGH-JK${10 + id}`,
  category: 'payment',
  state: 'open',
  filed_at: '2026-11-18T09:30:00.000Z',
  member_id: 7,
  about_id: null,
  locale: 'en',
  ...more,
});

export const complaints = {
  complaints: [complaint(1), complaint(2, { category: 'member', about_id: 42, locale: 'fr' }), complaint(3, { member_id: null })],
  more: true,
  counts: { open: 53, answered: 12, closed: 1480 },
};

export const thread: OperatorComplaintThread = {
  ...complaint(1),
  email: 'nina@given.test',
  text: 'I paid for 25 credits and got only ten of them.\nThat was on Monday.',
  answers: [],
};

export const evidence: KeptEvidence = {
  reporter_id: 7,
  about_id: 42,
  messages: 2,
  sealed_at: '2026-11-18T09:30:00.000Z',
  ends_at: '2027-02-16T09:30:00.000Z',
  looks: [],
};

/** The same after a look. */
export const openedEvidence = {
  evidence: { ...evidence, looks: [{ operator_id: 3, reason: 'decide' as const, at: '2026-11-19T08:00:00.000Z' }] },
  messages: [
    { sender_id: 42, sent_at: '2026-11-17T20:00:00.000Z', text: 'Can you lend me some money?' },
    { sender_id: 7, sent_at: '2026-11-17T20:05:00.000Z', text: 'Please leave me alone.' },
  ],
};

export const answered: OperatorComplaintThread = {
  ...thread,
  state: 'answered',
  answers: [{ text: 'Your credits are there now.', at: '2026-11-19T08:00:00.000Z' }],
};

export const member: OperatorMember = {
  id: 7,
  name: 'Hugo',
  email: 'hugo@given.test',
  status: 'activated',
  moderated: false,
  gender: 'male',
  date_of_birth: '1990-02-03',
  country: 'FR',
  joined_at: '2026-10-02T10:00:00.000Z',
  operator: false,
};

export const memberAge: OperatorAge = {
  state: 'refused',
  hold: 'listing',
  min_age: 18,
  since: '2026-11-19T08:00:00.000Z',
  valid_until: null,
};

export const invitation: OperatorInvitation = {
  id: 12,
  code: 'K7MW-3QXR-TFB2',
  label: 'Friends of the house',
  site: 'localhost',
  state: 'open',
  uses: 3,
  max_uses: 25,
  created_at: '2026-11-18T09:30:00.000Z',
  expires_at: '2026-12-18T09:30:00.000Z',
  link: 'https://rendezvous.example/signup?invite=K7MW-3QXR-TFB2',
};

export const invitations = {
  invitations: [invitation, { ...invitation, id: 11, code: 'ABCD-EFGH-JKMN', label: '', uses: 0, max_uses: 1, expires_at: null }],
  more: false,
  counts: { open: 2, 'used-up': 4, expired: 1, withdrawn: 0 },
  sites: [{ id: 1, host: 'localhost', invite_only: true, waiting: 37, invited_up_to: 11 }],
};

export const leaving = {
  months: [
    {
      month: '2026-11',
      reasons: [
        { reason: 'met-somebody' as const, count: 31 },
        { reason: 'too-expensive' as const, count: 12 },
      ],
    },
    { month: '2026-10', reasons: [{ reason: 'other' as const, count: 4 }] },
  ],
};

/** What the page of operators is answered. */
export const operatorPages: RemoteScreens['pages'] = {
  '/operator/account': {
    full: {
      at: '/operator/account?complaint=ABCD-EFGH-JK11',
      user: operator,
      answers: { 'GET /api/operator/complaints': () => complaints, 'GET /api/operator/complaints/ABCD-EFGH-JK11': () => answered },
    },
    empty: {
      at: '/operator/account',
      user: operator,
      answers: { 'GET /api/operator/complaints': () => ({ complaints: [], more: false, counts: { open: 0, answered: 0, closed: 0 } }) },
    },
  },
};
