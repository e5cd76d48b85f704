import * as z from 'zod/mini';
import { route } from '../route.js';
import './refusals.js';

export const NOTE_MAX = 200;

/** A line that a member keeps for themselves. */
export const Note = z.object({ id: z.int(), text: z.string(), created_at: z.string() });
export type Note = z.output<typeof Note>;

export const listNotes = route({
  method: 'GET',
  path: '/api/newarea/notes',
  summary: 'The member’s notes, latest first, at most 100.',
  access: 'member',
  reply: z.object({ notes: z.array(Note) }),
});

export const addNote = route({
  method: 'POST',
  path: '/api/newarea/notes',
  summary: 'Keeps a note; one that the member has already is refused.',
  access: 'member',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX)) }),
  reply: Note,
  refusals: ['newarea.note-taken'],
  limit: 'write',
});
