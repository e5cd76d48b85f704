import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import type { ComplaintEntity } from '../complaints/complaint.entity.js';
import { browserNames } from '../sessions/browser-names.rules.js';
import { SessionsStore } from '../sessions/sessions.store.js';
import { EXPORT_TEXTS } from './export-texts.js';

type FiledComplaint = Pick<ComplaintEntity, 'number' | 'category' | 'state' | 'outcome' | 'text' | 'filedAt'>;

/** What the readable page of an export says besides the profile: whom a member blocked, where they are logged in, what they complained about. */
@Injectable()
export class AccountTables {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionsStore,
  ) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const { blocks, blockColumns, devices, deviceColumns, complaints, complaintColumns } = EXPORT_TEXTS[reader.locale];
    for (const { title, columns, rows } of [
      { title: blocks, columns: blockColumns, rows: await this.blocked(reader) },
      { title: devices, columns: deviceColumns, rows: await this.devices(reader) },
      { title: complaints, columns: complaintColumns, rows: await this.complaints(reader) },
    ]) {
      if (rows.length > 0) yield { title, kind: 'table', columns, rows };
    }
  }

  private async blocked(reader: ExportReader): Promise<string[][]> {
    const rows = await this.database.read<{ name: string | null; at: Date }>(
      `select case when m.status not in ('pending_deletion', 'erased') then m.name end as name, b.created_at as at
       from account.blocks b join account.members m on m.id = b.blocked_id where b.blocker_id = $1 order by b.created_at, b.blocked_id`,
      [reader.memberId],
    );
    const day = writtenFor(reader, { dateStyle: 'medium' });
    return rows.map(({ name, at }) => [name ?? EXPORT_TEXTS[reader.locale].deleted, day(at)]);
  }

  private async devices(reader: ExportReader): Promise<string[][]> {
    const { unknown } = EXPORT_TEXTS[reader.locale];
    const day = writtenFor(reader, { dateStyle: 'medium' });
    const countries = new Intl.DisplayNames(reader.locale, { type: 'region' });
    const rows = await this.sessions.list(reader.memberId, '', this.clock.now());
    return rows.map(({ user_agent: userAgent, country, created_at: createdAt, last_used_at: lastUsedAt }) => {
      const { browser, system } = browserNames(userAgent);
      const where = country === null ? unknown : (countries.of(country) ?? country);
      return [browser ?? unknown, system ?? unknown, where, day(createdAt), day(lastUsedAt)];
    });
  }

  private async complaints(reader: ExportReader): Promise<string[][]> {
    const { complaintCategories: categories, complaintStates: states } = EXPORT_TEXTS[reader.locale];
    const rows = await this.database.read<FiledComplaint>(
      `select number, category, state, outcome, text, filed_at as "filedAt" from account.complaints where member_id = $1 order by filed_at, id`,
      [reader.memberId],
    );
    const day = writtenFor(reader, { dateStyle: 'medium' });
    return rows.map(({ number, filedAt, category, state, outcome, text }) => [
      number,
      day(filedAt),
      categories[category],
      states[outcome ?? state],
      text,
    ]);
  }
}
