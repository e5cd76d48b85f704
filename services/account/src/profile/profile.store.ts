import { Injectable } from '@nestjs/common';
import type { SpecialField } from '@rendezvous/contracts/account/field-choices';
import type { changeProfile, EditableProfile } from '@rendezvous/contracts/account/profile';
import { isBlank } from '@rendezvous/contracts/kernel';
import type { InputOf } from '@rendezvous/contracts/route';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Point } from '@rendezvous/site';

export type ProfileChanges = InputOf<typeof changeProfile>['body'];
type Stored = Omit<EditableProfile, 'photos' | 'photo_limit' | 'offered_prompts'> & { readonly premium: boolean };

/** Where a member says that they live. */
export type Home = Pick<Stored, 'country' | 'region' | 'city'>;

/** A consent to show a special field, or its withdrawal. */
export interface ShowingChange {
  readonly field: SpecialField;
  readonly given: boolean;
}

/** Fields that a member may change, under the names of their columns. */
const CHANGEABLE = [
  'country',
  'region',
  'city',
  'sexuality',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'interests',
  'about',
  'seeking',
  'height',
  'spoken_languages',
  'children',
  'smoking',
  'work',
  'agreed_fields',
  'match_fields',
  'prompts',
] as const satisfies readonly (keyof ProfileChanges)[];

@Injectable()
export class ProfileStore {
  constructor(private readonly database: Database) {}

  async read(memberId: number): Promise<Stored | null> {
    const [row] = await this.database.read<Stored>(
      `select name, gender, sexuality, birth_date as date_of_birth, country, region, city, relationship_status, hair_color, eye_color, body_type,
         tattoos, interests, about, seeking, height, spoken_languages, children, smoking, work, agreed_fields, match_fields, prompts, premium_since is not null as premium
       from account.members where id = $1`,
      [memberId],
      { prepared: 'account.own-profile' },
    );
    return row ?? null;
  }

  /** Where the member lives, locked until the transaction ends: country, region and town are read together. */
  async lockPlace(tx: Tx, memberId: number): Promise<Home> {
    const [row] = await tx.read<Home>('select country, region, city from account.members where id = $1 for no key update', [memberId]);
    return row!;
  }

  /** @param point on the grid; null where it is not known */
  async place(tx: Tx, memberId: number, point: Point | null): Promise<void> {
    await tx.change('update account.members set lat = $2, lon = $3 where id = $1', [memberId, point?.lat ?? null, point?.lon ?? null]);
  }

  /** Which special fields the member shows; the row is locked by then. */
  async agreed(tx: Tx, memberId: number): Promise<readonly SpecialField[]> {
    const [row] = await tx.read<{ agreed: SpecialField[] }>('select agreed_fields as agreed from account.members where id = $1', [
      memberId,
    ]);
    return row!.agreed;
  }

  /** Kept beside what holds now, so that it stays provable. */
  async recordShowing(tx: Tx, memberId: number, changes: readonly ShowingChange[], at: Date): Promise<void> {
    await tx.change(
      `insert into account.consents (member_id, kind, given, at)
       select $1, 'show-' || field, given, $4 from unnest($2::text[], $3::boolean[]) as change (field, given)`,
      [memberId, changes.map(({ field }) => field), changes.map(({ given }) => given), at],
    );
  }

  async change(tx: Tx, memberId: number, changes: ProfileChanges & { readonly region?: string | null }): Promise<void> {
    const columns = CHANGEABLE.filter((column) => changes[column] !== undefined);
    if (columns.length === 0) return;
    const sets = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
    await tx.change(`update account.members set ${sets} where id = $1`, [
      memberId,
      ...columns.map((column) => (column === 'prompts' ? JSON.stringify(changes.prompts) : emptyAsNull(changes[column]))),
    ]);
  }
}

const emptyAsNull = <T>(value: T): T | null => (typeof value === 'string' && isBlank(value) ? null : value);
