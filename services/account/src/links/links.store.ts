import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { MemberStatus } from '../members/member.entity.js';
import type { LinkKind } from './token.entity.js';

interface NewLink {
  readonly kind: LinkKind;
  readonly memberId: number;
  readonly about: number | null;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface UsedLink {
  readonly member_id: number;
  readonly about: number | null;
}

@Injectable()
export class LinksStore {
  constructor(private readonly database: Database) {}

  async add(on: Statements, { kind, memberId, about, tokenHash, createdAt, expiresAt }: NewLink): Promise<void> {
    await on.change(
      'insert into account.tokens (kind, member_id, about, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
      [kind, memberId, about, tokenHash, createdAt, expiresAt],
      { prepared: 'account.mint-link' },
    );
  }

  /** Adds a link that was used when it was made. */
  async addUsed(tx: Tx, { kind, memberId, tokenHash, createdAt, expiresAt }: NewLink): Promise<void> {
    await tx.change(
      'insert into account.tokens (kind, member_id, token_hash, created_at, expires_at, used_at) values ($1, $2, $3, $4, $5, $4)',
      [kind, memberId, tokenHash, createdAt, expiresAt],
    );
  }

  /** Marks a link as used. @returns whose it is, and what it is about; null for one that is used, over or unknown */
  async use(tx: Tx, kind: LinkKind, tokenHash: Buffer, now: Date): Promise<UsedLink | null> {
    const [used] = await tx.change<UsedLink>(
      `update account.tokens set used_at = $3
       where token_hash = $2 and kind = $1 and used_at is null and expires_at > $3
       returning member_id, about`,
      [kind, tokenHash, now],
    );
    return used ?? null;
  }

  async find(
    kinds: readonly LinkKind[],
    tokenHash: Buffer,
  ): Promise<(UsedLink & { readonly kind: LinkKind; readonly used: boolean }) | null> {
    const [link] = await this.database.read<UsedLink & { kind: LinkKind; used: boolean }>(
      'select kind, member_id, about, used_at is not null as used from account.tokens where kind = any($1) and token_hash = $2',
      [kinds, tokenHash],
    );
    return link ?? null;
  }

  async isGood(kind: LinkKind, tokenHash: Buffer, now: Date): Promise<boolean> {
    const [good] = await this.database.read(
      'select from account.tokens where kind = $1 and token_hash = $2 and expires_at > $3 and used_at is null',
      [kind, tokenHash, now],
    );
    return good !== undefined;
  }

  /** Whose used link it is, when that member has one of these states now. */
  async findUser(on: Statements, kind: LinkKind, tokenHash: Buffer, statuses: readonly MemberStatus[]): Promise<number | null> {
    const [used] = await on.read<{ member_id: number }>(
      `select t.member_id from account.tokens t join account.members m on m.id = t.member_id and m.status = any($3)
       where t.kind = $1 and t.token_hash = $2 and t.used_at is not null`,
      [kind, tokenHash, statuses],
    );
    return used?.member_id ?? null;
  }

  async useAll(tx: Tx, kind: LinkKind, memberId: number, now: Date): Promise<void> {
    await tx.change('update account.tokens set used_at = $3 where member_id = $1 and kind = $2 and used_at is null', [memberId, kind, now]);
  }

  async removeUnused(tx: Tx, kind: LinkKind, memberId: number): Promise<void> {
    await tx.change('delete from account.tokens where member_id = $1 and kind = $2 and used_at is null', [memberId, kind]);
  }

  async removeExpired(before: Date): Promise<void> {
    await this.database.change('delete from account.tokens where expires_at <= $1', [before]);
  }
}
