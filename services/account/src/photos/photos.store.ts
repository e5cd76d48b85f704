import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx, sharedRead } from '@rendezvous/server/database';
import type { StoredPhoto } from './photo-pipeline.service.js';

/** A photo of a member, in the order in which the profile shows them; the first is the main photo. */
export interface MemberPhoto extends StoredPhoto {
  readonly id: number;
  readonly position: number;
  /** What it shows, in its owner's words; empty for none. */
  readonly alt: string;
}

const COLUMNS = 'id, position, key, width, height, placeholder, alt';

interface PhotoRow extends MemberPhoto {
  readonly member_id: number;
}

const readPhotos = async (on: Statements, memberIds: readonly number[]): Promise<ReadonlyMap<number, MemberPhoto[]>> => {
  const rows = await on.read<PhotoRow>(
    `select member_id, ${COLUMNS} from account.photos where member_id = any($1) order by member_id, position`,
    [memberIds],
    { prepared: 'account.photos-of-members' },
  );
  const photos = new Map<number, MemberPhoto[]>();
  for (const { member_id: memberId, ...photo } of rows) photos.set(memberId, [...(photos.get(memberId) ?? []), photo]);
  return photos;
};

@Injectable()
export class PhotosStore {
  private readonly listShared = sharedRead<number, MemberPhoto[]>((memberIds) => readPhotos(this.database, memberIds));

  constructor(private readonly database: Database) {}

  async list(memberId: number, tx?: Tx): Promise<MemberPhoto[]> {
    const photos = tx === undefined ? await this.listShared(memberId) : (await readPhotos(tx, [memberId])).get(memberId);
    return photos ?? [];
  }

  /**
   * Whether a key is the main photo of a member who is still here. Also of one who is moderated or not confirmed: whom they liked or wrote
   * to goes on seeing their card (`visibility`), with this photo, and nobody else is told its key, which nobody can guess. Whoever was told
   * it before keeps it, as they keep what they saw; a photo that must not be seen at all has to be removed.
   */
  async isMain(key: string): Promise<boolean> {
    const rows = await this.database.read(
      `select from account.photos p join account.members m on m.main_photo_id = p.id
       where p.key = $1 and m.status not in ('pending_deletion', 'erased')`,
      [key],
      { prepared: 'account.is-main-photo' },
    );
    return rows.length > 0;
  }

  /** Which of these keys are photos, of members or of signups that are not finished. */
  async findKeys(keys: readonly string[]): Promise<string[]> {
    const rows = await this.database.read<{ key: string }>('select key from account.photos where key = any($1)', [keys]);
    return rows.map(({ key }) => key);
  }

  /** One change of photos a member at a time. Answers whether the member is premium. */
  async lockMember(tx: Tx, memberId: number): Promise<{ readonly premium: boolean; readonly moderated: boolean }> {
    const [row] = await tx.read<{ premium: boolean; moderated: boolean }>(
      'select premium_since is not null as premium, moderated from account.members where id = $1 for no key update',
      [memberId],
    );
    return row ?? { premium: false, moderated: false };
  }

  async add(tx: Tx, memberId: number, photo: StoredPhoto, position: number, at: Date): Promise<void> {
    await tx.change(
      `insert into account.photos (member_id, position, key, width, height, placeholder, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [memberId, position, photo.key, photo.width, photo.height, photo.placeholder, at],
    );
  }

  /** @returns false when the member has no such photo */
  async describe(tx: Tx, memberId: number, photoId: number, alt: string): Promise<boolean> {
    const rows = await tx.change('update account.photos set alt = $3 where id = $2 and member_id = $1 returning id', [
      memberId,
      photoId,
      alt,
    ]);
    return rows.length > 0;
  }

  /** The same photo with other renditions. @returns false when it is gone, or has others than these by now */
  async replace(tx: Tx, { id, key }: MemberPhoto, { key: newKey, width, height, placeholder }: StoredPhoto): Promise<boolean> {
    const rows = await tx.change(
      'update account.photos set key = $3, width = $4, height = $5, placeholder = $6 where id = $1 and key = $2 returning id',
      [id, key, newKey, width, height, placeholder],
    );
    return rows.length > 0;
  }

  async remove(tx: Tx, photoId: number): Promise<void> {
    await tx.change('delete from account.photos where id = $1', [photoId]);
  }

  /** Numbers the photos in this order and makes the first the main one. */
  async arrange(tx: Tx, memberId: number, ids: readonly number[]): Promise<void> {
    await tx.change(
      `update account.photos p set position = wanted.position - 1
       from unnest($2::integer[]) with ordinality as wanted (id, position)
       where p.id = wanted.id and p.member_id = $1 and p.position <> wanted.position - 1`,
      [memberId, ids],
    );
    await tx.change('update account.members set main_photo_id = $2 where id = $1 and main_photo_id is distinct from $2', [
      memberId,
      ids[0] ?? null,
    ]);
  }

  async addDraft(tx: Tx, draft: { id: string; network: string; at: Date; expiresAt: Date }, photo: StoredPhoto): Promise<void> {
    await tx.change('insert into account.drafts (id, network, created_at, expires_at) values ($1, $2, $3, $4)', [
      draft.id,
      draft.network,
      draft.at,
      draft.expiresAt,
    ]);
    await tx.change(
      'insert into account.photos (draft_id, position, key, width, height, placeholder, created_at) values ($1, 0, $2, $3, $4, $5, $6)',
      [draft.id, photo.key, photo.width, photo.height, photo.placeholder, draft.at],
    );
  }

  async findDraft(draftId: string, now: Date): Promise<Pick<StoredPhoto, 'key' | 'placeholder'> | null> {
    const [photo] = await this.database.read<Pick<StoredPhoto, 'key' | 'placeholder'>>(
      `select p.key, p.placeholder from account.photos p join account.drafts d on d.id = p.draft_id where d.id = $1 and d.expires_at > $2`,
      [draftId, now],
    );
    return photo ?? null;
  }

  /** Lets a draft wait longer, unless it is over. */
  async keepDraft(tx: Tx, draftId: string, expiresAt: Date, now: Date): Promise<void> {
    await tx.change('update account.drafts set expires_at = $2 where id = $1 and expires_at > $3', [draftId, expiresAt, now]);
  }

  /** Hands a draft's photo to a member; nothing happens when the draft is over or used. */
  async adoptDraft(tx: Tx, draftId: string, memberId: number, now: Date): Promise<void> {
    const [photo] = await tx.change<{ id: number }>(
      `update account.photos p set member_id = $2, draft_id = null
       from account.drafts d where d.id = p.draft_id and d.id = $1 and d.expires_at > $3 returning p.id`,
      [draftId, memberId, now],
    );
    if (photo === undefined) return;
    await tx.change('update account.members set main_photo_id = $2 where id = $1', [memberId, photo.id]);
    await tx.change('delete from account.drafts where id = $1', [draftId]);
  }

  /** Drops drafts that are over; answers the keys of their photos. */
  async dropOverDrafts(tx: Tx, now: Date): Promise<string[]> {
    const rows = await tx.change<{ key: string }>(
      `delete from account.photos p using account.drafts d where d.id = p.draft_id and d.expires_at <= $1 returning p.key`,
      [now],
    );
    await tx.change('delete from account.drafts where expires_at <= $1', [now]);
    return rows.map(({ key }) => key);
  }
}
