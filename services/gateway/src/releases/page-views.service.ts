import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { PAGE_VIEW_MAX } from '@rendezvous/contracts/releases';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { networkPrefix } from './network-prefix.rules.js';

/** A tab may stay open for a day. */
const VALID_MS = 86_400_000;
/** What the id of a page view begins with that counts for nothing: not all of it was released. */
const UNCOUNTED = '~';
/** Of each version that a page may load: enough that nobody finds another of the same mark, and few bytes in every page. */
const MARK_CHARS = 4;
const VISITOR_CHARS = 8;
/** All but the marks of an uncounted one, with its dots and its second as far as the year 2038. */
const REST_CHARS = 58;
/** For the shell and seven remotes with their fallbacks. */
const MARKS_MAX = Math.floor((PAGE_VIEW_MAX - REST_CHARS) / MARK_CHARS);
/** Those from before page views told what they got and who has them end after the time. */
const TOKEN = /^(~?[\w-]{16})\.([0-9a-z]{1,9})(?:\.([\w-]{8})((?:[\w-]{4})*))?\.([\w-]{24})$/;

/** A version of a remote, or of the shell. */
export interface Got {
  readonly remote: string;
  readonly version: string;
}

/** What a signed name says. */
export interface PageView {
  readonly id: string;
  /** A key that tells browsers apart and names none. */
  readonly session: string;
  /** Whether what fails of this version in the page is to be counted: the page may load it, and all of the page is released. */
  tellsOf(got: Got): boolean;
}

/** Names page views so that nobody else can make one up, and turns visitors and networks into keys that say nothing of them. */
@Injectable()
export class PageViews {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    // a key of its own: what is signed here can never pass for something signed elsewhere with the same secret
    this.key = Buffer.from(hkdfSync('sha256', config.secretKey, '', 'page views', 32));
  }

  /**
   * The signed name of a page view that begins now.
   * @param got all that the page may load, what matters most first: it can report nothing else, and of very many not the last ones
   * @param counts false: what fails in it is nobody's figure
   */
  begin(visitor: string, got: readonly Got[], counts = true): string {
    const id = `${counts ? '' : UNCOUNTED}${randomBytes(12).toString('base64url')}`;
    const began = Math.floor(this.clock.now().getTime() / 1000).toString(36);
    const marks = got
      .slice(0, MARKS_MAX)
      .map((one) => this.markOf(one))
      .join('');
    const name = `${id}.${began}.${this.sign(`session ${visitor}`).slice(0, VISITOR_CHARS)}${marks}`;
    return `${name}.${this.sign(name)}`;
  }

  /** What a name says; null when it is not one of ours, or too old. One that does not say what its page got tells of nothing. */
  read(token: string): PageView | null {
    const [, id = '', began = '', session = '', marks = '', signature = ''] = token.match(TOKEN) ?? [];
    if (!id || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(token.slice(0, -signature.length - 1))))) return null;
    if (Number.parseInt(began, 36) * 1000 + VALID_MS <= this.clock.now().getTime()) return null;
    const got = new Set(marks.match(/.{4}/g));
    return { id, session, tellsOf: (one) => !id.startsWith(UNCOUNTED) && got.has(this.markOf(one)) };
  }

  /** A key that tells networks apart and names none: neighbours in one network count as one. */
  networkKey(network: string): string {
    return this.sign(`network ${networkPrefix(network)}`);
  }

  private markOf({ remote, version }: Got): string {
    return this.sign(`version ${remote}@${version}`).slice(0, MARK_CHARS);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 18).toString('base64url');
  }
}
