import { createServer } from 'node:net';
import { runGateway, stopGateway } from '../product/start-product.js';
import type { Attack, Target } from './attack.js';
import { type Answer, ask, person } from './person.js';

const OUTSIDE = '203.0.113.9';
/** Answers that are somebody's own. */
const PRIVATE = [
  '/api/user.php',
  '/api/profile',
  '/api/preferences',
  '/api/chats.php',
  '/api/likes.php',
  '/api/orders',
  '/api/activation/mail',
];

const policyFaults = (policy: string): string[] => {
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  return [
    ...(/'nonce-[\w+/=-]{16,}'/.test(scripts) ? [] : ['no nonce']),
    ...(/unsafe-/.test(scripts) ? [`unsafe: ${scripts}`] : []),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['may be framed']),
    ...(policy.includes("base-uri 'none'") ? [] : ['may be rebased']),
    ...(policy.includes("object-src 'none'") ? [] : ['may hold objects']),
  ];
};

const COMMON = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'x-frame-options', 'content-security-policy'];

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Headers of pages and calls, and what only an address behind https changes. */
export const headers: Attack = async (target) => {
  const { product, tried } = target;
  const { url } = product;
  const page = await ask(url, '/login', { headers: { accept: 'text/html' } });
  const faults = policyFaults(page.headers.get('content-security-policy') ?? '');
  tried('policy of a page', 'a nonce, nothing unsafe, no frames', faults.join(', ') || 'so', faults.length === 0);
  const nonces = await Promise.all([ask(url, '/login'), ask(url, '/login')]);
  const differ =
    new Set(nonces.map((answer) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1])).size === 2;
  tried('nonce of two pages', 'never the same', differ ? 'differ' : 'the same', differ);
  for (const path of ['/login', '/api/settings.php', '/api/nothing-here', '/no/such/page', '/api/user.php', '/%zz', '/api/%c0%af']) {
    const { headers: got } = await ask(url, path);
    const missing = COMMON.filter((name) => !got.has(name));
    tried(
      `headers of ${path}`,
      'all of the common ones',
      missing.length > 0 ? `without ${missing.join(', ')}` : 'all',
      missing.length === 0,
    );
  }
  await privateAnswers(target);
  const metrics = await ask(url, '/metrics', { network: OUTSIDE });
  tried('/metrics from outside', '403 or 404', String(metrics.status), [403, 404].includes(metrics.status));
  await behindHttps(target);
};

const privateAnswers = async ({ product: { url }, tried }: Target): Promise<void> => {
  const member = await person(url);
  const answers = await Promise.all(
    [...PRIVATE, '/members', `/members/${member.id}`].map(async (path) => [path, await member.ask(path)] as const),
  );
  const kept = answers.filter(([, answer]) => !/no-store/.test(answer.headers.get('cache-control') ?? ''));
  const seen = kept.map(([path, answer]) => `${path}: ${answer.headers.get('cache-control') ?? 'nothing'}`).join(', ');
  tried('a member’s own answers', 'no-store', seen || 'all', kept.length === 0);
};

const cookieOf = (answer: Answer): string => answer.headers.getSetCookie().join(' | ');

/** A second gateway on the same data, whose address is https and that trusts no proxy. */
const behindHttps = async ({ product, tried }: Target): Promise<void> => {
  const port = await freePort();
  const gateway = await runGateway(product.folder, port, {
    PUBLIC_URL: 'https://rendezvous.example',
    TRUSTED_PROXIES: '',
    LOG_LEVEL: 'silent',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const { headers: got } = await ask(url, '/login');
    const hsts = got.get('strict-transport-security') ?? 'nothing';
    const unread = (await ask(url, '/%zz')).headers.get('strict-transport-security') ?? 'nothing';
    tried('HSTS of an address that cannot be read', 'the same', unread, unread === hsts);
    tried('HSTS when the address is https', 'max-age of a year', hsts, /max-age=(?:[3-9]\d{7}|\d{9,})/.test(hsts));
    const entered = await ask(url, '/login', { headers: { accept: 'text/html' } });
    const login = await ask(url, '/api/demo/personas');
    const { personas, password } = JSON.parse(login.text) as { personas: { email: string; kind: string }[]; password: string };
    const email = personas.find(({ kind }) => kind === 'free')?.email;
    const session = await ask(url, '/api/user.php', { method: 'POST', body: { email, password } });
    const cookies = cookieOf(session) || cookieOf(entered);
    tried(
      'cookie of a session when the address is https',
      'Secure, HttpOnly, SameSite',
      cookies || 'none',
      /session=[^|]*HttpOnly[^|]*/i.test(cookies) && /session=[^|]*Secure/i.test(cookies) && /session=[^|]*SameSite/i.test(cookies),
    );
    const metrics = await ask(url, '/metrics', { network: OUTSIDE });
    tried('/metrics through a proxy that nobody told of', '403 or 404', String(metrics.status), [403, 404].includes(metrics.status));
  } finally {
    await stopGateway(gateway);
  }
};
