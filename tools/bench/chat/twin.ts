import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { SEND } from '@rendezvous/chat';
import { Pool } from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

// The raw twin of chat, in one file on purpose: node:http, pg and ws, the same tables and the same SQL, one statement a message, then a
// hint to both members' sockets. It checks no origin, counts no limit, validates no body, collects no batch, beats no heart.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const sockets = new Map<number, WebSocket>();

const SESSION = 'select member_id from account.sessions where token_hash = $1 and expires_at > $2';

const memberOf = async (request: IncomingMessage): Promise<number | null> => {
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

const bodyOf = async (request: IncomingMessage): Promise<Draft> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Draft;
};

const answer = (response: ServerResponse, status: number, value: unknown): void => {
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

const send = async (senderId: number, conversationId: number, { clientId, text }: Draft): Promise<{ status: number; reply: unknown }> => {
  const values = [[clientId], [conversationId], [senderId], [text], [1], [0], new Date(), false];
  const { rows } = await pool.query<Row>({ name: 'send', text: SEND, values });
  const sent = rows[0];
  if (sent?.result !== 'stored') return { status: 409, reply: { result: sent?.result } };
  const seq = Number(sent.seq);
  const hint = JSON.stringify({ type: 'message', conversationId, seq, senderId });
  for (const member of [senderId, sent.recipientId]) sockets.get(member)?.send(hint);
  return { status: 200, reply: { message: { seq, clientId, senderId, text, sentAt: sent.sentAt }, credits: sent.credits } };
};

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const member = await memberOf(request);
  if (member === null) return answer(response, 403, {});
  const conversation = /^\/api\/conversations\/(\d+)\/messages$/.exec(request.url ?? '')?.[1];
  if (conversation === undefined) return answer(response, 404, {});
  const { status, reply } = await send(member, Number(conversation), await bodyOf(request));
  return answer(response, status, reply);
};

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => answer(response, 500, { error: String(error) }));
});
const tabs = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  const open = (member: number | null): unknown =>
    member === null ? socket.destroy() : tabs.handleUpgrade(request, socket, head, (tab) => welcome(member, tab));
  memberOf(request).then(open, () => socket.destroy());
});

const welcome = (member: number, tab: WebSocket): void => {
  sockets.set(member, tab);
  tab.on('close', () => sockets.delete(member));
};

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('The twin is ready.\n'));
