import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Actor } from './actor.js';

/** What was done, by whom, to what, when. */
export interface AuditEntry {
  readonly actor: Actor;
  /** `<area>.<what>`, such as `landers.publish`. */
  readonly action: string;
  /** What it was done to, as its command names it. */
  readonly subject: string;
  /** What else is to be known later; no secrets, no texts of members. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Adds a line, as a step of the transaction that does what it tells of: neither is there without the other. */
export const addAuditEntry = async (tx: Tx, { actor, action, subject, details = {}, at }: AuditEntry): Promise<void> => {
  await tx.change(
    `insert into site.audit_log (at, actor, member_id, source, action, subject, details) values ($1, $2, $3, $4, $5, $6, $7)`,
    [at, actor.name, actor.memberId, actor.source, action, subject, JSON.stringify(details)],
  );
};

export type AuditLine = Required<Omit<AuditEntry, 'actor'>> & Actor;

/** What operators did. */
@Injectable()
export class AuditLogStore {
  constructor(private readonly database: Database) {}

  /** Latest first. */
  list(limit: number): Promise<AuditLine[]> {
    return this.database.read<AuditLine>(
      `select at, actor as name, member_id as "memberId", source, action, subject, details from site.audit_log order by id desc limit $1`,
      [limit],
    );
  }
}
