import type { Note } from '@rendezvous/contracts/newarea/notes';

/** What the server answers in stories and tests. */
export const notes: readonly Note[] = [
  { id: 2, text: 'Call Ines', created_at: '2026-11-21T10:00:00.000Z' },
  { id: 1, text: 'Buy tulips', created_at: '2026-11-20T18:30:00.000Z' },
];
