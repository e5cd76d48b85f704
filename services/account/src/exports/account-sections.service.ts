import { Injectable } from '@nestjs/common';
import type { Interest } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';
import { type ExportedFile, type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { Storage } from '@rendezvous/server/storage';
import { interestName, Regions } from '@rendezvous/site';
import { Consents } from '../consents/consents.service.js';
import type { MemberEntity } from '../members/member.entity.js';
import { storageKey } from '../photos/photo-urls.rules.js';
import { PhotosStore } from '../photos/photos.store.js';
import { shownPrompts } from '../prompts/prompts.rules.js';
import { AccountTables } from './account-tables.service.js';
import { EXPORT_TEXTS } from './export-texts.js';
import { TOLD_DETAILS_COLUMNS, type ToldDetails, toldDetails } from './told-details.rules.js';

type Told = Pick<
  MemberEntity,
  'name' | 'email' | 'birthDate' | 'gender' | 'sexuality' | 'country' | 'region' | 'city' | 'interests' | 'about' | 'prompts' | 'joinedAt'
> &
  ToldDetails;

/** What the readable page of an export says of the account, and its photos. */
@Injectable()
export class AccountSections {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly regions: Regions,
    private readonly consents: Consents,
    private readonly photos: PhotosStore,
    private readonly tables: AccountTables,
  ) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const texts = EXPORT_TEXTS[reader.locale];
    const day = writtenFor(reader, { dateStyle: 'long' });
    const [member] = await this.database.read<Told>(
      `select name, email, birth_date as "birthDate", gender, sexuality, country, region, city, interests, about, prompts, joined_at as "joinedAt",
         ${TOLD_DETAILS_COLUMNS}
       from account.members where id = $1`,
      [reader.memberId],
    );
    if (member === undefined) return;
    const { labels } = texts;
    const countries = new Intl.DisplayNames(reader.locale, { type: 'region' });
    const facts: (readonly [string, string | null])[] = [
      [labels.name, member.name],
      [labels.email, member.email],
      [labels.birthDate, writtenFor({ ...reader, timeZone: 'UTC' }, { dateStyle: 'long' })(new Date(member.birthDate))],
      [labels.gender, texts.genders[member.gender]],
      [labels.sexuality, texts.sexualities[member.sexuality]],
      [labels.country, countries.of(member.country) ?? member.country],
      [labels.region, this.regions.nameOf(member.country, member.region, reader.locale)],
      [labels.city, member.city],
      ...toldDetails(member, reader.locale),
      [labels.interests, member.interests.map((interest: Interest) => interestName(interest, reader.locale)).join(', ')],
      [labels.about, member.about],
      ...shownPrompts(member.prompts, reader.locale).map(({ question, answer }) => [question, answer] as const),
      [labels.joined, day(member.joinedAt)],
    ];
    yield {
      title: texts.profile,
      kind: 'facts',
      facts: facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const])),
    };
    const photos = await this.photos.list(reader.memberId);
    if (photos.length > 0) yield { title: texts.photos, kind: 'pictures', files: photos.map(({ position }) => fileName(position)) };
    yield { title: texts.consents, kind: 'table', columns: texts.consentColumns, rows: await this.consentRows(reader, day) };
    yield* this.tables.sections(reader);
  }

  async *files({ memberId }: ExportReader): AsyncGenerator<ExportedFile> {
    for (const { key, position } of await this.photos.list(memberId)) {
      const stored = await this.storage.get(storageKey(key, 1280));
      // removed since the list was read
      if (stored !== null) yield { name: fileName(position), open: () => Promise.resolve(pieces(stored.bytes)) };
    }
  }

  private async consentRows({ memberId, locale }: ExportReader, day: (at: Date) => string): Promise<string[][]> {
    const texts = EXPORT_TEXTS[locale];
    const { consents, showing } = await this.consents.list(memberId);
    const said = [...consents, ...showing.map(({ field, records }) => ({ kind: `show-${field}` as const, records }))];
    return said.flatMap(({ kind, records }) =>
      records.map(({ given, at, version }) => [texts.consentKinds[kind], given ? texts.yes : texts.no, day(new Date(at)), version ?? '']),
    );
  }
}

const fileName = (position: number): string => `photos/${position + 1}.webp`;

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
