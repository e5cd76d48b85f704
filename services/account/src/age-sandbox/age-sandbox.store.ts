import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { AgeSandboxCheckEntity } from './age-sandbox-check.entity.js';
import type { SandboxOutcome } from './age-sandbox.rules.js';

type NewCheck = Omit<AgeSandboxCheckEntity, 'outcome' | 'decidedAt'>;

@Injectable()
export class AgeSandboxStore {
  constructor(private readonly database: Database) {}

  /** The same id again changes nothing. */
  async open({ id, minAge, merchant, locale, returnPath, createdAt }: NewCheck): Promise<void> {
    await this.database.change(
      `insert into account.age_sandbox_checks (id, min_age, merchant, locale, return_path, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, minAge, merchant, locale, returnPath, createdAt],
    );
  }

  async find(id: string): Promise<AgeSandboxCheckEntity | null> {
    const [check] = await this.database.read<AgeSandboxCheckEntity>(
      `select id, min_age as "minAge", merchant, locale, return_path as "returnPath", outcome, created_at as "createdAt", decided_at as "decidedAt"
       from account.age_sandbox_checks where id = $1`,
      [id],
    );
    return check ?? null;
  }

  /** Answered twice, the first answer counts. */
  async decide(id: string, outcome: SandboxOutcome, at: Date): Promise<void> {
    await this.database.change('update account.age_sandbox_checks set outcome = $2, decided_at = $3 where id = $1 and outcome is null', [
      id,
      outcome,
      at,
    ]);
  }

  async removeOld(before: Date): Promise<void> {
    await this.database.change('delete from account.age_sandbox_checks where created_at < $1', [before]);
  }
}
