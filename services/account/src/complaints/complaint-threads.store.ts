import { Injectable } from '@nestjs/common';
import { OPERATOR_COMPLAINTS_PAGE } from '@rendezvous/contracts/account/operator-complaints';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { ComplaintEntity } from './complaint.entity.js';
import { isPartyInSql } from './own-complaints.js';

export type ComplaintRow = Pick<
  ComplaintEntity,
  'id' | 'number' | 'category' | 'state' | 'outcome' | 'filedAt' | 'memberId' | 'aboutId' | 'locale'
>;
export type WholeComplaint = ComplaintRow & Pick<ComplaintEntity, 'email' | 'text'>;
type State = ComplaintEntity['state'];

interface Wanted {
  readonly state: State | 'all';
  readonly category: ComplaintEntity['category'] | null;
  readonly after: number | null;
  /** Of whose own complaints none is listed. */
  readonly operatorId: number;
}

/** An answer whose mail is to be written. */
export interface AnswerRow {
  readonly number: string;
  readonly email: string;
  readonly locale: ComplaintEntity['locale'];
  readonly state: State;
  readonly outcome: ComplaintEntity['outcome'];
  readonly text: string;
  /** The site on which it was filed; null for earlier ones. */
  readonly siteId: number | null;
}

const COLUMNS = `id, number, category, state, outcome, filed_at as "filedAt", member_id as "memberId", about_id as "aboutId", locale`;

/** SQL of complaints as operators work with them. */
@Injectable()
export class ComplaintThreadsStore {
  constructor(private readonly database: Database) {}

  /** One more than a page. Who has waited longest comes first. */
  page({ state, category, after, operatorId }: Wanted): Promise<ComplaintRow[]> {
    const open = state === 'open';
    return this.database.read<ComplaintRow>(
      `select ${COLUMNS} from account.complaints
       where ($1 = 'all' or state = $1) and ($2::text is null or category = $2) and ($3::integer is null or id ${open ? '>' : '<'} $3)
         and not ${isPartyInSql('$4')}
       order by id ${open ? 'asc' : 'desc'} limit ${OPERATOR_COMPLAINTS_PAGE + 1}`,
      [state, category, after, operatorId],
    );
  }

  async counts(operatorId: number): Promise<Readonly<Record<State, number>>> {
    const rows = await this.database.read<{ state: State; count: number }>(
      `select state, count(*)::integer as count from account.complaints where not ${isPartyInSql('$1')} group by state`,
      [operatorId],
    );
    return { open: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }

  async find(number: string): Promise<WholeComplaint | null> {
    const [row] = await this.database.read<WholeComplaint>(`select ${COLUMNS}, email, text from account.complaints where number = $1`, [
      number,
    ]);
    return row ?? null;
  }

  /** Holds a complaint until the end of the transaction. */
  async lock(tx: Tx, number: string): Promise<ComplaintRow | null> {
    const [row] = await tx.read<ComplaintRow>(`select ${COLUMNS} from account.complaints where number = $1 for update`, [number]);
    return row ?? null;
  }

  /** Two of whom one has complained of the other, and nothing is decided yet. */
  async isOpenBetween(tx: Tx, one: number, other: number): Promise<boolean> {
    const rows = await tx.read(
      `select from account.complaints
       where state = 'open' and ((member_id = $1 and about_id = $2) or (member_id = $2 and about_id = $1)) limit 1`,
      [one, other],
    );
    return rows.length > 0;
  }

  answers(complaintId: number, on: Statements = this.database): Promise<{ readonly text: string; readonly at: Date }[]> {
    return on.read('select text, at from account.complaint_answers where complaint_id = $1 order by id', [complaintId]);
  }

  async addAnswer(tx: Tx, complaintId: number, text: string, at: Date): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      'insert into account.complaint_answers (complaint_id, text, at) values ($1, $2, $3) returning id',
      [complaintId, text, at],
    );
    return row!.id;
  }

  /** An outcome goes with any change that names none. */
  async setState(tx: Tx, complaintId: number, state: State, at: Date, outcome: ComplaintEntity['outcome'] = null): Promise<void> {
    await tx.change('update account.complaints set state = $2, ended_at = $3, outcome = $4 where id = $1', [
      complaintId,
      state,
      state === 'open' ? null : at,
      outcome,
    ]);
  }

  /** null once it was mailed, or when its complaint is gone. */
  async findUnmailed(answerId: number): Promise<AnswerRow | null> {
    const [row] = await this.database.read<AnswerRow>(
      `select c.number, c.email, c.locale, c.state, c.outcome, a.text, c.site_id as "siteId"
       from account.complaint_answers a join account.complaints c on c.id = a.complaint_id where a.id = $1 and a.mailed_at is null`,
      [answerId],
    );
    return row ?? null;
  }

  async noteMailed(answerId: number, at: Date): Promise<void> {
    await this.database.change('update account.complaint_answers set mailed_at = $2 where id = $1', [answerId, at]);
  }

  /**
   * Those that ended before the time of their site, `others` for complaints of no known site; one whose mail is still to go out stays.
   * An earlier release that still runs notes no end: then the latest answer counts.
   */
  async removeEnded(before: ReadonlyMap<number, Date>, others: Date): Promise<void> {
    await this.database.change(
      `delete from account.complaints c
       where c.state <> 'open'
         and coalesce(c.ended_at, (select max(a.at) from account.complaint_answers a where a.complaint_id = c.id), c.filed_at) <= coalesce(
           (select s.before from unnest($1::integer[], $2::timestamptz[]) as s (site_id, before) where s.site_id = c.site_id), $3)
         and not exists (select from account.complaint_answers a where a.complaint_id = c.id and a.mailed_at is null)`,
      [[...before.keys()], [...before.values()], others],
    );
  }

  /** Complaints of members who were erased waited for their answer only; one whose mail is still to go out stays. */
  async removeOfErased(): Promise<void> {
    await this.database.change(
      `delete from account.complaints c using account.members m
       where m.id = c.member_id and m.status = 'erased' and c.state <> 'open'
         and not exists (select from account.complaint_answers a where a.complaint_id = c.id and a.mailed_at is null)`,
    );
  }
}
