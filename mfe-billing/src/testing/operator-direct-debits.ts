import type { listBankFiles } from '@rendezvous/contracts/billing/operator-direct-debits';
import type { ReplyOf } from '@rendezvous/contracts/route';

type Answer = ReplyOf<typeof listBankFiles>;

/** What the page of operators about direct debits is answered. */
const file = (id: number, more: Partial<Answer['files'][number]> = {}): Answer['files'][number] => ({
  id,
  kind: 'pain.008',
  message_id: '4f1c9a2be07d4c55a1d0c6b1e2f3a495',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  payments: 12,
  total: { amount: 33_588, currency: 'EUR' },
  state: 'accepted',
  created_at: '2026-11-24T08:10:00.000Z',
  delivered_at: '2026-11-24T08:10:01.000Z',
  answered_at: '2026-11-24T09:00:00.000Z',
  ...more,
});

export const unknownFile = file(17, { state: 'unknown', delivered_at: null, answered_at: null });

export const bankFiles: Answer = {
  files: [
    unknownFile,
    file(16, { state: 'partly' }),
    file(15, { kind: 'pain.001', payments: 1, total: { amount: 2799, currency: 'EUR' } }),
  ],
  more: true,
  answers: [],
  open_lines: [
    {
      answer: 9,
      position: 2,
      file_name: 'camt054-2026-11-24.xml',
      says: 'booked',
      end_to_end_id: 'INVOICE 2026-0815',
      amount: 5000,
      currency: 'EUR',
      reason: null,
      on_day: '2026-11-24',
      fault: 'unknown',
    },
    {
      answer: 8,
      position: 1,
      file_name: 'pain002-2026-11-23.xml',
      says: 'rejected',
      end_to_end_id: 'RDV-D-41',
      amount: null,
      currency: null,
      reason: 'AM04',
      on_day: '2026-11-23',
      fault: 'does-not-follow',
    },
    {
      answer: 7,
      position: 1,
      file_name: 'camt054-2026-11-22.xml',
      says: 'booked',
      end_to_end_id: 'RDV-D-40',
      amount: null,
      currency: null,
      reason: null,
      on_day: '2026-11-22',
      fault: 'amount-differs',
    },
  ],
};

export const noBankFiles: Answer = { files: [], more: false, answers: [], open_lines: [] };
