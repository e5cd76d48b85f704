import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Joined, join } from '../product/members.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly network?: string;
  readonly headers?: Record<string, string>;
}

/** A call as a page of the site would send it. */
export const ask = async (url: string, path: string, { method = 'GET', body, cookie, network, headers }: Asked = {}): Promise<Answer> => {
  const json = body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array);
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: url,
      'sec-fetch-site': 'same-origin',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
      ...(network ? { 'x-forwarded-for': network } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A member with a browser of their own, without a browser. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly cookie: string;
  ask(path: string, asked?: Asked): Promise<Answer>;
}

const personOf = async (url: string, { id, email, name, api }: Joined): Promise<Person> => {
  const { cookies } = await api.storageState();
  await api.dispose();
  const session = cookies.find((cookie) => cookie.name === 'session');
  if (session === undefined) throw new Error('Whoever joins has a session.');
  const cookie = `session=${session.value}`;
  return { id, email, name, cookie, ask: (path, asked = {}) => ask(url, path, { cookie, ...asked }) };
};

export const person = async (url: string, more: Record<string, unknown> = {}): Promise<Person> => personOf(url, await join(url, more));

/** The body of a first message, or of any. */
export const words = (text: string) => ({ clientId: randomUUID(), text });

export interface Ear {
  readonly heard: string[];
  /** How the socket ended; null while it is open. */
  readonly ended: () => string | null;
  say(command: object): void;
  close(): void;
}

/** Opens the live socket of a member. Throws when it is refused. */
export const listen = (url: string, cookie: string): Promise<Ear> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie, origin: url } });
    const heard: string[] = [];
    let ended: string | null = null;
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('close', (code) => (ended ??= `closed ${code}`));
    socket.on('error', (error) => {
      ended ??= error.message;
      fail(error);
    });
    socket.on('open', () =>
      done({
        heard,
        ended: () => ended,
        say: (command) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(command)),
        close: () => socket.terminate(),
      }),
    );
  });

/** Waits until something holds. @returns whether it did in time */
export const soon = async (holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
};
