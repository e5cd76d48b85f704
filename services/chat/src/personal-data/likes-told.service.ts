import { Injectable } from '@nestjs/common';
import { visibleSql } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import type { Cursor } from '@rendezvous/server/paging';
import { type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { type LikeRow, LikesStore } from '../likes/likes.store.js';
import { EXPORT_TEXTS } from './export-texts.js';

/** Likes that are read at once. */
const PIECE = 500;

/**
 * Whom a member likes, under the names that the member is shown, and who likes them, as far as the list of likes shows it: who hides from them stays
 * hidden.
 */
@Injectable()
export class LikesTold {
  constructor(
    private readonly database: Database,
    private readonly likes: LikesStore,
  ) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const { memberId, locale } = reader;
    const texts = EXPORT_TEXTS[locale];
    const day = writtenFor(reader, { dateStyle: 'medium' });
    const likes = await this.database.read<{ name: string | null; gone: boolean; at: Date }>(
      `select case when ${visibleSql({ viewer: '$1', member: 'm', surface: 'likes' })} then m.name end as name,
         m.status in ('pending_deletion', 'erased') as gone, l.created_at as at
       from chat.likes l join account.member_cards m on m.member_id = l.to_id
       where l.from_id = $1 order by l.created_at desc, l.to_id desc`,
      [memberId],
    );
    const nameOf = ({ name, gone }: (typeof likes)[number]): string => (gone ? texts.deleted : (name ?? texts.hidden));
    if (likes.length > 0)
      yield {
        title: texts.likes,
        kind: 'table',
        columns: texts.likeColumns,
        rows: likes.map((like) => [nameOf(like), day(like.at)]),
      };
    const received = this.listed(memberId);
    const first = await received.next();
    if (first.done === true) return;
    const cellsOf = ({ card_name: name, at }: LikeRow) => [name, day(at)];
    const rows = async function* () {
      yield cellsOf(first.value);
      for await (const like of received) yield cellsOf(like);
    };
    yield { title: texts.received, kind: 'table', columns: texts.likeColumns, rows: rows() };
  }

  /** The likes that the member's list shows, for programs. */
  async *received(memberId: number): AsyncGenerator<unknown> {
    for await (const { card_member_id: from, at } of this.listed(memberId)) yield { from_id: from, to_id: memberId, created_at: at };
  }

  private async *listed(memberId: number): AsyncGenerator<LikeRow> {
    for (let after: Cursor | null = null; ;) {
      const rows: LikeRow[] = await this.likes.page('received', memberId, PIECE, after);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PIECE) return;
      after = { at: last.at, id: last.card_member_id };
    }
  }
}
