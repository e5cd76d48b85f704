import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { HistoryLine, PublishedVariant, Variant, VariantName, VariantStatus, VersionContent } from './variant.js';

const STATUS = `v.state, v.version, v.weight, v.starts_at as "startsAt", v.ends_at as "endsAt"`;
const COLUMNS = `v.site_id as "siteId", v.slug, v.template, ${STATUS}`;

/** A status as history keeps it: its times are text there. */
interface KeptStatus extends Omit<VariantStatus, 'startsAt' | 'endsAt'> {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}
interface HistoryRow extends Omit<HistoryLine, 'before' | 'after'> {
  readonly before: KeptStatus;
  readonly after: KeptStatus;
}

const time = (kept: string | null): Date | null => (kept === null ? null : new Date(kept));
const statusOf = (kept: KeptStatus): VariantStatus => ({ ...kept, startsAt: time(kept.startsAt), endsAt: time(kept.endsAt) });

@Injectable()
export class VariantsStore {
  constructor(private readonly database: Database) {}

  /** Adds a variant as a draft unless it is there, and locks it until the end of the transaction. */
  async lock(tx: Tx, { siteId, slug }: VariantName, template: string): Promise<Variant> {
    await tx.change(
      `insert into landers.variants (site_id, slug, template, state, weight) values ($1, $2, $3, 'draft', 0) on conflict do nothing`,
      [siteId, slug, template],
    );
    const variant = await this.lockExisting(tx, { siteId, slug });
    if (variant === null) throw new Error('A variant that was added is not there.');
    return variant;
  }

  async lockExisting(tx: Tx, { siteId, slug }: VariantName): Promise<Variant | null> {
    const [variant] = await tx.read<Variant>(`select ${COLUMNS} from landers.variants v where site_id = $1 and slug = $2 for update`, [
      siteId,
      slug,
    ]);
    return variant ?? null;
  }

  /** The number of the version that holds this content, a new one unless it was kept before; after `lock`. */
  async keepVersion(
    tx: Tx,
    { siteId, slug }: VariantName,
    content: VersionContent & { checksum: string; by: string; at: Date },
  ): Promise<number> {
    const [kept] = await tx.read<{ version: number }>(
      'select version from landers.versions where site_id = $1 and slug = $2 and checksum = $3',
      [siteId, slug, content.checksum],
    );
    if (kept !== undefined) return kept.version;
    const [added] = await tx.change<{ version: number }>(
      `insert into landers.versions (site_id, slug, version, checksum, facts, contents, created_at, created_by)
       select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6, $7 from landers.versions where site_id = $1 and slug = $2
       returning version`,
      [siteId, slug, content.checksum, JSON.stringify(content.facts), JSON.stringify(content.contents), content.at, content.by],
    );
    return added!.version;
  }

  /** Writes what a command decided, adds it to the history, and lets every process know. */
  async move(tx: Tx, { siteId, slug }: VariantName, { action, before, after, actor, at }: Omit<HistoryLine, 'slug'>): Promise<void> {
    await tx.change(
      `update landers.variants set state = $3, version = $4, weight = $5, starts_at = $6, ends_at = $7 where site_id = $1 and slug = $2`,
      [siteId, slug, after.state, after.version, after.weight, after.startsAt, after.endsAt],
    );
    await tx.change('insert into landers.history (site_id, slug, action, before, after, actor, at) values ($1, $2, $3, $4, $5, $6, $7)', [
      siteId,
      slug,
      action,
      JSON.stringify(before),
      JSON.stringify(after),
      actor,
      at,
    ]);
    await tx.change('update landers.revision set revision = revision + 1');
  }

  async history({ siteId, slug }: { siteId: number; slug: string | null }, limit: number, tx?: Tx): Promise<HistoryLine[]> {
    const rows = await (tx ?? this.database).read<HistoryRow>(
      `select slug, action, before, after, actor, at from landers.history
        where site_id = $1 and ($2::text is null or slug = $2) order by id desc limit $3`,
      [siteId, slug, limit],
    );
    return rows.map((row) => ({ ...row, before: statusOf(row.before), after: statusOf(row.after) }));
  }

  all(siteId: number, on: Statements = this.database): Promise<Variant[]> {
    return on.read<Variant>(`select ${COLUMNS} from landers.variants v where site_id = $1 order by template, slug`, [siteId]);
  }

  /** Changes whenever `published` may answer something else; one row. */
  async revision(): Promise<string> {
    const [row] = await this.database.read<{ revision: string }>('select revision::text from landers.revision');
    if (row === undefined) throw new Error('Landers have no revision.');
    return row.revision;
  }

  /** What is published on every site, also what its schedule still keeps back. */
  published(): Promise<PublishedVariant[]> {
    return this.database.read<PublishedVariant>(
      `select ${COLUMNS}, kept.facts, kept.contents from landers.variants v join landers.versions kept using (site_id, slug, version)
        where v.state = 'published' order by v.site_id, v.slug`,
    );
  }

  /** One version, whatever is published. */
  async version({ siteId, slug }: VariantName, version: number): Promise<VersionContent | null> {
    const [kept] = await this.database.read<VersionContent>(
      'select facts, contents from landers.versions where site_id = $1 and slug = $2 and version = $3',
      [siteId, slug, version],
    );
    return kept ?? null;
  }
}
