import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { SEND } from '@rendezvous/chat';
import { Pool } from 'pg';

// What both raw twins do: node:http and pg, named statements, the same tables and the same SQL; nothing else. They check no origin, count
// no limit, validate no body, collect no batch.
export const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const SESSION = 'select member_id from account.sessions where token_hash = $1 and expires_at > $2';

/** Who sent a request; null without a session. */
export const memberOf = async (request: IncomingMessage): Promise<number | null> => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) return null;
  const { rows } = await pool.query<{ member_id: number }>({
    name: 'session',
    text: SESSION,
    values: [createHash('sha256').update(token).digest(), new Date()],
  });
  return rows[0]?.member_id ?? null;
};

interface Draft {
  readonly clientId: string;
  readonly text: string;
}

/** What is to be sent. */
export const bodyOf = async (request: IncomingMessage): Promise<Draft> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Draft;
};

/** Answers with JSON. */
export const answer = (response: ServerResponse, status: number, value: unknown): void => {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

interface Row {
  readonly result: string;
  readonly seq: string;
  readonly recipientId: number;
  readonly sentAt: Date;
  readonly credits: number;
}

interface Sent {
  readonly status: number;
  readonly reply: unknown;
  /** Who has it now, for hints; nobody when it was not stored. */
  readonly hint: { readonly conversationId: number; readonly seq: number; readonly senderId: number; readonly recipientId: number } | null;
}

/** Stores one message, one statement each. */
export const send = async (senderId: number, conversationId: number, { clientId, text }: Draft): Promise<Sent> => {
  const values = [[clientId], [conversationId], [senderId], [text], [1], [0], new Date(), false, ['text']];
  const { rows } = await pool.query<Row>({ name: 'send', text: SEND, values });
  const sent = rows[0];
  if (sent?.result !== 'stored') return { status: 409, reply: { result: sent?.result }, hint: null };
  const seq = Number(sent.seq);
  return {
    status: 200,
    reply: { message: { seq, clientId, senderId, text, sentAt: sent.sentAt }, credits: sent.credits },
    hint: { conversationId, seq, senderId, recipientId: sent.recipientId },
  };
};

/** The conversation that a message is posted to; null for another address. */
export const conversationOf = (request: IncomingMessage): number | null => {
  const id = /^\/api\/conversations\/(\d+)\/messages$/.exec(request.url ?? '')?.[1];
  return id === undefined ? null : Number(id);
};

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that answers so, listening where the bench says. */
export const serve = (handle: Handle) =>
  createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answer(response, 500, { error: String(error) }));
  }).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('The twin is ready.\n'));
