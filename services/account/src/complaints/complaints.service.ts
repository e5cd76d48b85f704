import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { fileComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Members } from '../members/members.service.js';

/** Letters and digits that cannot be taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newNumber = (): string => [group(), group(), group()].join('-');

type Filed = ReplyOf<typeof readComplaint>;

/** Complaints: filed by anybody, looked up by their number. */
@Injectable()
export class Complaints {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
  ) {}

  async file(form: InputOf<typeof fileComplaint>['body'], memberId: number | null, locale: Locale): Promise<string> {
    const email = form.email ?? (memberId === null ? null : await this.members.emailOf(memberId));
    if (email === null) throw Refusal.fields({ path: 'email', code: 'required' });
    const number = newNumber();
    // A member who does not exist is left out: a mistyped id must not cost the complaint.
    await this.database.read(
      `insert into account.complaints (number, member_id, about_id, email, locale, category, text, filed_at)
       values ($1, $2, (select id from account.members where id = $3), $4, $5, $6, $7, $8)`,
      [number, memberId, form.member_id ?? null, email.toLowerCase(), locale, form.category, form.text, this.clock.now()],
    );
    return number;
  }

  async read(number: string): Promise<Filed> {
    const [row] = await this.database.read<Omit<Filed, 'filed_at'> & { filed_at: Date }>(
      'select number, category, state, filed_at from account.complaints where number = $1',
      [number],
    );
    if (row === undefined) throw new Refusal('account.complaint-not-found');
    return { ...row, filed_at: row.filed_at.toISOString() };
  }
}
