import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A findable member, as narrow as a search needs. Written by `SearchIndexStore` only. */
@Entity({ schema: 'search', name: 'listing' })
export class SearchIndexEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @Column({ type: 'text', collation: 'C' })
  country: string;

  /** Empty when the member names none. */
  @Column({ type: 'text', collation: 'C' })
  region: string;

  @Column({ type: 'text', collation: 'C' })
  gender: string;

  /** The gender that the member looks for, or `both`. */
  @Column({ type: 'text', collation: 'C' })
  seeks: string;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'birth_date' })
  birthDate: string;

  @Column('boolean')
  privacy: boolean;

  /** Cut down to the hour. */
  @Column('timestamptz', { name: 'last_active' })
  lastActive: Date;

  /** Or, when that was later, confirmed their address: nobody was found before. */
  @Column('timestamptz', { name: 'joined_at' })
  joinedAt: Date;

  /** One bit for each interest. */
  @Column('bigint')
  interests: string;

  @Column('real', { nullable: true })
  lat: number | null;

  @Column('real', { nullable: true })
  lon: number | null;

  /** One bit for each thing that the member is or tells: `TRAIT_BITS`. */
  @Column('integer')
  traits: number;

  /** Of a grid, or `NOWHERE`. */
  @Column('integer')
  cell: number;
}

/** Squares of the grid in which there is anybody of a country, and perhaps some that nobody is in any more. */
@Entity({ schema: 'search', name: 'squares' })
export class SquareEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  country: string;

  /** Five by five cells, a quarter of a degree. */
  @PrimaryColumn('integer')
  square: number;

  /** How many were there when it was last counted: says how far to look, and no more. */
  @Column('integer')
  members: number;
}

/** How many members of open profiles were born in a month; region `*` is the whole country. Kept by a trigger. */
@Entity({ schema: 'search', name: 'totals' })
export class TotalEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  country: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  gender: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  seeks: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  region: string;

  @PrimaryColumn('date', { name: 'birth_month' })
  birthMonth: string;

  @Column('integer')
  members: number;
}

/** One row: up to when activity of members was taken over into the search index. */
@Entity({ schema: 'search', name: 'presence' })
export class PresenceEntity {
  @PrimaryColumn('boolean')
  one: boolean;

  @Column('timestamptz', { name: 'read_until' })
  readUntil: Date;
}
