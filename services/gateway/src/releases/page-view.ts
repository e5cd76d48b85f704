import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { networkPrefix } from './network-prefix.rules.js';

/** A tab may stay open for a day. */
const VALID_MS = 86_400_000;
/** What the id of a page view begins with that counts for nothing: not all of it was released. */
const UNCOUNTED = '~';
const TOKEN = /^(~?[\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{24})$/;

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

  /** The signed name of a page view that begins now. @param counts false: what fails in it is nobody's figure */
  begin(counts = true): string {
    const name = `${counts ? '' : UNCOUNTED}${randomBytes(12).toString('base64url')}.${Math.floor(this.clock.now().getTime() / 1000).toString(36)}`;
    return `${name}.${this.sign(name)}`;
  }

  /** The page view's id; null when the name is not one of ours, or too old. */
  read(token: string): string | null {
    const [, id = '', began = '', signature = ''] = token.match(TOKEN) ?? [];
    if (!id || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(`${id}.${began}`)))) return null;
    return Number.parseInt(began, 36) * 1000 + VALID_MS > this.clock.now().getTime() ? id : null;
  }

  /** Whether what a page view tells counts. */
  counts(pageView: string): boolean {
    return !pageView.startsWith(UNCOUNTED);
  }

  /** A key that tells browsers apart and names none. */
  sessionKey(visitor: string): string {
    return this.sign(`session ${visitor}`);
  }

  /** The same for networks: neighbours in one network count as one. */
  networkKey(network: string): string {
    return this.sign(`network ${networkPrefix(network)}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 18).toString('base64url');
  }
}
