import { Injectable } from '@nestjs/common';
import { visibleSql } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import type { ExportReader, ExportSection } from '@rendezvous/server/personal-data';
import { EXPORT_TEXTS } from './export-texts.js';

/** Whom a member likes, under the names that the member is shown. Who likes them is the others' to say. */
@Injectable()
export class LikesTold {
  constructor(private readonly database: Database) {}

  async *sections({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportSection> {
    const texts = EXPORT_TEXTS[locale];
    const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' });
    const likes = await this.database.read<{ name: string | null; gone: boolean; at: Date }>(
      `select case when ${visibleSql({ viewer: '$1', member: 'm', surface: 'likes' })} then m.name end as name,
         m.status in ('pending_deletion', 'erased') as gone, l.created_at as at
       from chat.likes l join account.member_cards m on m.member_id = l.to_id
       where l.from_id = $1 order by l.created_at desc, l.to_id desc`,
      [memberId],
    );
    if (likes.length === 0) return;
    const nameOf = ({ name, gone }: (typeof likes)[number]): string => (gone ? texts.deleted : (name ?? texts.hidden));
    yield { title: texts.likes, kind: 'table', columns: texts.likeColumns, rows: likes.map((like) => [nameOf(like), day.format(like.at)]) };
  }
}
