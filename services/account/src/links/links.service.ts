import { Injectable } from '@nestjs/common';
import { days, hours } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import type { Statements, Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { MemberStatus } from '../members/member.entity.js';
import { LinksStore } from './links.store.js';
import { secretHash, secretToken } from './secret-token.js';
import type { LinkKind } from './token.entity.js';

/** How long the link lives that proves an address; its mail says so. */
export const ACTIVATION_DAYS = 7;

const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  activation: days(ACTIVATION_DAYS),
  password: hours(1),
  'mail-change': hours(24),
  'mail-undo': hours(48),
  reactivation: days(14),
};

interface Minted {
  /** Milliseconds; by default as long as links of this kind live. */
  readonly life?: number;
  /** What the link is about, where its member alone does not tell. */
  readonly about?: number | null;
}

/** Whose link it is, and what it is about. */
export interface LinkTarget {
  readonly memberId: number;
  readonly about: number;
}

/** A link, whether it can be used or not. */
export interface FoundLink extends LinkTarget {
  readonly kind: LinkKind;
  readonly used: boolean;
}

/** Links that are sent by mail: single use, and only their hash is kept. */
@Injectable()
export class Links {
  constructor(
    private readonly clock: Clock,
    private readonly store: LinksStore,
  ) {}

  /** Makes the secret of a link; it cannot be read again. */
  async mint(on: Statements, kind: LinkKind, memberId: number, { life = LIFE_MS[kind], about = null }: Minted = {}): Promise<string> {
    const token = secretToken();
    await this.store.add(on, { kind, memberId, about, tokenHash: secretHash(token), ...this.lasting(life) });
    return token;
  }

  /** Uses a link up and answers whose it was; refuses one that is used, over or unknown. */
  async use(tx: Tx, kind: LinkKind, token: string): Promise<number> {
    const memberId = await this.take(tx, kind, token);
    if (memberId === null) throw new Refusal('account.link-invalid');
    return memberId;
  }

  /** Uses a link up. @returns whose it was; null for one that is used, over or unknown */
  async take(tx: Tx, kind: LinkKind, token: string): Promise<number | null> {
    return (await this.store.use(tx, kind, secretHash(token), this.clock.now()))?.member_id ?? null;
  }

  /** The same for a link that is about something. */
  async takeTarget(tx: Tx, kind: LinkKind, token: string): Promise<LinkTarget | null> {
    const used = await this.store.use(tx, kind, secretHash(token), this.clock.now());
    return used === null || used.about === null ? null : { memberId: used.member_id, about: used.about };
  }

  /** A link of one of these kinds, whether it can be used or not; null when it is unknown, or over for long. */
  async find(kinds: readonly LinkKind[], token: string): Promise<FoundLink | null> {
    const link = await this.store.find(kinds, secretHash(token));
    return link === null || link.about === null ? null : { kind: link.kind, memberId: link.member_id, about: link.about, used: link.used };
  }

  /** Whether a link could be used now. */
  isGood(kind: LinkKind, token: string): Promise<boolean> {
    return this.store.isGood(kind, secretHash(token), this.clock.now());
  }

  /** Keeps a link that was used elsewhere, as one that was used here. */
  async keepUsed(tx: Tx, kind: LinkKind, memberId: number, token: string): Promise<void> {
    await this.store.addUsed(tx, { kind, memberId, about: null, tokenHash: secretHash(token), ...this.lasting(LIFE_MS[kind]) });
  }

  /** Whose link it was that has been used, when that member has one of these states now; null for any other link. */
  usedBy(on: Statements, kind: LinkKind, token: string, statuses: readonly MemberStatus[]): Promise<number | null> {
    return this.store.findUser(on, kind, secretHash(token), statuses);
  }

  /** What all unused links of a kind are for was done without them: each is as good as used. */
  useAll(tx: Tx, kind: LinkKind, memberId: number): Promise<void> {
    return this.store.useAll(tx, kind, memberId, this.clock.now());
  }

  /** Makes all unused links of a kind void. */
  revoke(tx: Tx, kind: LinkKind, memberId: number): Promise<void> {
    return this.store.removeUnused(tx, kind, memberId);
  }

  private lasting(life: number): { readonly createdAt: Date; readonly expiresAt: Date } {
    const createdAt = this.clock.now();
    return { createdAt, expiresAt: new Date(createdAt.getTime() + life) };
  }
}
