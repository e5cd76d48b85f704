import { Injectable } from '@nestjs/common';
import { type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { EXPORT_TEXTS } from './export-texts.js';
import { PersonalDataStore } from './personal-data.store.js';

/** That a conversation was kept with a report, for whoever reported; who is reported is told nothing: they would learn who it was. */
@Injectable()
export class EvidenceTold {
  constructor(private readonly store: PersonalDataStore) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const { memberId, locale } = reader;
    const rows = await this.store.evidence(memberId);
    if (rows.length === 0) return;
    const { evidence, evidenceColumns } = EXPORT_TEXTS[locale];
    const day = writtenFor(reader, { dateStyle: 'medium' });
    const counted = new Intl.NumberFormat(locale);
    yield {
      title: evidence,
      kind: 'table',
      columns: evidenceColumns,
      rows: rows.map(({ number, messages, endsAt }) => [number, counted.format(messages), day(endsAt)]),
    };
  }
}
