import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { callOf, sentFor, shellAnswers } from '@rendezvous/client/testing/screens';
import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import type { Releasing } from '@rendezvous/gateway/document';
import { RELEASES_PREFIX } from '@rendezvous/site';
import type { Mount } from './mounts.rules.js';
import { PART_HOST_FILE, partHostScript } from './part-host.js';
import { proofPage } from './proof-page.js';

/** What pages asked for and told. */
export interface Heard {
  /** Calls and files that there is no answer to. */
  readonly unanswered: Set<string>;
  readonly failures: { readonly remote: string; readonly phase: string; readonly code: string }[];
}

/** A mount that was begun, by its number. */
interface Shown {
  readonly number: number;
  readonly mount: Mount;
  readonly heard: Heard;
}

export interface ProofServer {
  /** Makes a tab's origin answer as a mount says from now on. @returns where the mount is, and what is heard of it */
  begin(tab: number, mount: Mount): { readonly address: string; readonly heard: Heard };
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
/** Stands for every picture of members: what they look like proves nothing. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><path fill="#999" d="M0 0h4v5H0z"/></svg>';

type Reply = {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

const json = ({ status, json: body }: ReturnType<typeof sentFor>): Reply => ({ status, type: 'application/json', body });
const NOTHING: Reply = { status: 404, type: 'application/json', body: '{}' };
/** Which mount a page shows: a report that outlives its page tells by it whose it is. */
const COOKIE = 'mount';
const cookieOf = ({ headers }: IncomingMessage): number => Number(/(?:^|; )mount=(\d+)/.exec(headers.cookie ?? '')?.[1]);
const REPORT = `${reportRemoteFailure.method} ${reportRemoteFailure.path}`;

/**
 * Answers the pages of a proof on this machine: documents made of what is live and the candidate, the files of both, and the calls as each
 * mount says. Nothing of the product that runs is asked or changed.
 * @param fileOf bytes of `<remote>/<version>/<file>`; rejects when there are none
 */
export const serveProof = async (releasing: Releasing, fileOf: (path: string) => Promise<Buffer>): Promise<ProofServer> => {
  const shown: Shown[] = [];
  const current = new Map<number, Shown>();

  const replyTo = async (request: IncomingMessage, { number, mount, heard: { unanswered, failures } }: Shown): Promise<Reply> => {
    const { url = '/', method = 'GET', headers } = request;
    const { route, call } = callOf(url, method, await text(request));
    const path = route.slice(method.length + 1);
    if (path.startsWith(RELEASES_PREFIX)) {
      const body = await fileOf(path.slice(RELEASES_PREFIX.length)).catch(() => null);
      if (body)
        return {
          status: 200,
          type: TYPES[extname(path)] ?? 'application/octet-stream',
          body,
          headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        };
    }
    if (path === PART_HOST_FILE && mount.given)
      return { status: 200, type: 'text/javascript', body: partHostScript(mount.place, mount.given) };
    if (route === REPORT) {
      failures.push(call.body as unknown as Heard['failures'][number]);
      return { status: 204, type: 'application/json', body: '' };
    }
    const answer = { ...shellAnswers(mount), ...mount.answers }[route];
    if (answer) return json(sentFor(await answer(call)));
    if (headers['sec-fetch-dest'] === 'image') return { status: 200, type: 'image/svg+xml', body: PICTURE };
    if (headers['sec-fetch-dest'] === 'document') {
      const { html, headers: policies } = proofPage(mount, releasing, path);
      const named = { 'set-cookie': `${COOKIE}=${number}; Path=/; HttpOnly; SameSite=Strict` };
      return { status: 200, type: 'text/html; charset=utf-8', body: html, headers: { ...policies, ...named } };
    }
    unanswered.add(route);
    return NOTHING;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asking = shown[cookieOf(request)] ?? current.get(Number(/^tab(\d+)\./.exec(request.headers.host ?? '')?.[1]));
    const { status, type, body, headers = {} } = asking ? await replyTo(request, asking) : NOTHING;
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((fault: Error) => response.writeHead(500).end(fault.message));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    begin: (tab, mount) => {
      const heard: Heard = { unanswered: new Set(), failures: [] };
      const now = { number: shown.length, mount, heard };
      shown.push(now);
      current.set(tab, now);
      return { address: `http://tab${tab}.localhost:${port}${mount.at}`, heard };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
};
