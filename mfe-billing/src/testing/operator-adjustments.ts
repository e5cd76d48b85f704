import type { listOperators, OperatorMember } from '@rendezvous/contracts/account/operator-members';
import type { Adjustment, readWallet } from '@rendezvous/contracts/billing/operator-adjustments';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { statement } from './answers';

const adjustment = (id: number, more: Partial<Adjustment> = {}): Adjustment => ({
  id,
  member_id: 7,
  credits: 120,
  reason: 'Two hundred messages were sent twice by the app; half of them come back.',
  state: 'open',
  asked_by: 31,
  asked_at: '2026-11-23T16:40:00.000Z',
  expires_at: '2026-11-30T16:40:00.000Z',
  decided_by: null,
  decided_at: null,
  entry_id: null,
  ...more,
});

const applied = { state: 'applied', decided_at: '2026-11-22T09:12:00.000Z' } as const;

/** Adjustments in every state. */
export const adjustments: readonly Adjustment[] = [
  adjustment(9),
  adjustment(8, { ...applied, credits: -20, expires_at: null, decided_by: 31, entry_id: 7810, reason: 'A bonus was given twice.' }),
  adjustment(7, { ...applied, credits: 400, decided_by: 12, entry_id: 7702 }),
  adjustment(6, { state: 'declined', decided_by: 12, decided_at: '2026-11-21T10:00:00.000Z' }),
  adjustment(5, { state: 'expired' }),
];

/** Who works there; 12 does no more. */
export const operators: ReplyOf<typeof listOperators> = { operators: [{ id: 31, name: 'Odile' }] };

/** Whom an operator finds by their number. */
export const foundMember: OperatorMember = {
  id: 7,
  name: 'Clémentine',
  email: 'clementine@given.test',
  status: 'activated',
  moderated: false,
  gender: 'female',
  date_of_birth: '1989-09-14',
  country: 'FR',
  joined_at: '2026-05-02T09:00:00.000Z',
  operator: false,
};

export const wallet: ReplyOf<typeof readWallet> = { granted: 12, bought: 25, debt: 0, frozen: 0, entries: statement.entries };
