import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { SEND } from '@rendezvous/chat';
import { Pool } from 'pg';

// The raw twin: node:http and pg, named statements, the same tables and the same SQL; nothing else. It checks no origin, counts no
// limit, validates no body, tells nobody.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const SESSION = 'select member_id from account.sessions where token_hash = $1 and expires_at > $2';
const USER = `select m.id, m.email, m.status, m.name, m.gender, m.sexuality, m.birth_date, m.country, m.region, m.city, m.notifications_disabled, m.joined_at,
  m.premium_since is not null as premium, m.fictional, m.language, m.operator, p.key, p.placeholder, coalesce(w.granted + w.bought, 0) as credits
  from account.members m left join account.photos p on p.id = m.main_photo_id left join billing.wallets w on w.member_id = m.id where m.id = $1`;

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

const bodyOf = async (request: IncomingMessage): Promise<{ clientId: string; text: string }> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as { clientId: string; text: string };
};

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

const send = async (member: number, conversation: number, { clientId, text }: { clientId: string; text: string }): Promise<unknown> => {
  const values = [[clientId], [conversation], [member], [text], [1], [0], new Date(), false];
  const { rows } = await pool.query({ name: 'send', text: SEND, values });
  const sent = rows[0] as { result: string; seq: number; sentAt: Date; credits: number };
  return {
    message: { seq: Number(sent.seq), clientId, senderId: member, text, sentAt: sent.sentAt },
    credits: sent.credits,
    result: sent.result,
  };
};

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const member = await memberOf(request);
  if (member === null) return answer(response, 403, {});
  if (request.url === '/api/user.php') {
    const { rows } = await pool.query({ name: 'user', text: USER, values: [member] });
    return answer(response, 200, { user: rows[0] });
  }
  const conversation = /^\/api\/conversations\/(\d+)\/messages$/.exec(request.url ?? '')?.[1];
  if (conversation === undefined) return answer(response, 404, {});
  return answer(response, 200, await send(member, Number(conversation), await bodyOf(request)));
};

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => answer(response, 500, { error: String(error) }));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('The twin is ready.\n'));
