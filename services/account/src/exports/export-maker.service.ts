import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { type ExportReader, type ExportSection, PersonalData, writtenFor } from '@rendezvous/server/personal-data';
import { Storage } from '@rendezvous/server/storage';
import { Sites } from '@rendezvous/site';
import { Members } from '../members/members.service.js';
import { OwnUser } from '../members/own-user.service.js';
import { EXPORT_TEXTS } from './export-texts.js';
import { exportPage } from './export-page.html.js';
import { jsonPieces } from './json-pieces.js';
import { ExportsStore } from './exports.store.js';
import { type ZipEntry, zipStream } from './zip-stream.js';

const utf8 = new TextEncoder();

async function* encoded(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield utf8.encode(piece);
}

/** Puts an export together out of what each service says it holds of the member. */
@Injectable()
export class ExportMaker {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly data: PersonalData,
    private readonly storage: Storage,
    private readonly sites: Sites,
    private readonly users: OwnUser,
    private readonly members: Members,
    private readonly store: ExportsStore,
  ) {}

  /** May run again, after a crash too: the file gets the same name, and only the first to be ready is told. */
  async make(exportId: number): Promise<void> {
    const asked = await this.store.find(exportId);
    if (asked?.state !== 'preparing') return;
    const user = await this.users.read(asked.memberId);
    if (user === null || user.status === 'pending_deletion') {
      await this.database.transaction((tx) => this.store.markFailed(tx, exportId));
      return;
    }
    const { timeZone } = this.sites.ofId(await this.members.siteId(asked.memberId));
    const reader = { memberId: asked.memberId, locale: user.language, timeZone };
    let bytes = 0;
    const pieces = zipStream(this.entries(reader, user.profile.name), this.clock.now());
    const counted = async function* () {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        yield piece;
      }
    };
    await this.storage.putPieces(asked.key, counted(), 'application/zip');
    const isTold = await this.database.transaction(async (tx) => {
      const first = await this.store.markReady(tx, exportId, bytes, this.clock.now());
      if (first) await tx.publish('account.export-ready', { memberId: asked.memberId, exportId });
      return first;
    });
    // erased or given up meanwhile: nobody else would take the file away
    if (!isTold && (await this.store.find(exportId))?.state !== 'ready') await this.storage.remove(asked.key);
  }

  private async *entries(reader: ExportReader, name: string): AsyncGenerator<ZipEntry> {
    const texts = EXPORT_TEXTS[reader.locale];
    const at = writtenFor(reader, { dateStyle: 'long', timeStyle: 'short' })(this.clock.now());
    const page = exportPage({ locale: reader.locale, title: texts.title, intro: texts.intro(name, at) }, this.sections(reader));
    yield { name: 'index.html', packed: false, pieces: encoded(page) };
    for (const part of this.data.parts()) {
      const told = jsonPieces(await part.export(reader.memberId));
      yield { name: `json/${part.name}.json`, packed: false, pieces: encoded(told) };
      for await (const file of part.files?.(reader) ?? [])
        yield { name: file.name, packed: file.name.endsWith('.webp'), pieces: await file.open() };
    }
  }

  private async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    for (const part of this.data.parts()) yield* part.sections?.(reader) ?? [];
  }
}
