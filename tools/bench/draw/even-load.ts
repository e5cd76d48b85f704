import { Agent, type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Server } from '../http/processes.js';

/** A page as somebody asks for it. */
export interface AskedPage {
  readonly path: string;
  /** `name=value` of somebody logged in. */
  readonly cookie?: string;
}

/** One page as it came. */
export interface OpenedPage {
  readonly status: number;
  /** Until its first byte was there, in milliseconds. */
  readonly firstByte: number;
  /** Until all of it was there, in milliseconds. */
  readonly whole: number;
  /** Bytes over the wire, without headers. */
  readonly bytes: number;
  readonly html: () => string;
}

/** What browsers say that they can read. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** What a browser sends with the request of a page. */
export const headersOf = ({ cookie }: AskedPage): Record<string, string> => ({
  'accept-encoding': ENCODINGS,
  ...(cookie === undefined ? {} : { cookie }),
});

const textOf = (bytes: Buffer, encoding: string | undefined): string => {
  if (encoding === 'br') return String(brotliDecompressSync(bytes));
  return String(encoding === 'gzip' ? gunzipSync(bytes) : bytes);
};

const open = async (agent: Agent, server: Server, page: AskedPage): Promise<OpenedPage> => {
  const began = performance.now();
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get(server.url + page.path, { agent, headers: headersOf(page) }, done).once('error', fail);
  });
  const firstByte = performance.now() - began;
  const bytes = await buffer(answer);
  const whole = performance.now() - began;
  const { statusCode: status = 0 } = answer;
  return { status, firstByte, whole, bytes: bytes.length, html: () => textOf(bytes, answer.headers['content-encoding']) };
};

/** Opens pages evenly, so many a second, whatever the server makes of it: a page that is late holds back no other. */
export const openEvenly = async (server: Server, page: AskedPage, perSecond: number, seconds: number): Promise<OpenedPage[]> => {
  const agent = new Agent({ keepAlive: true });
  try {
    const began = performance.now();
    const opening: Promise<OpenedPage>[] = [];
    for (let n = 0; n < seconds * perSecond; n++) {
      const wait = began + (n * 1000) / perSecond - performance.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const opened = open(agent, server, page);
      // what failed is thrown below; until then it must not count as unhandled
      opened.catch(() => undefined);
      opening.push(opened);
    }
    return await Promise.all(opening);
  } finally {
    agent.destroy();
  }
};
