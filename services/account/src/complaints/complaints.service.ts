import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { fileComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { Members } from '../members/members.service.js';
import { ComplaintThreadsStore } from './complaint-threads.store.js';
import { ComplaintsStore } from './complaints.store.js';

/** Letters and digits that cannot be taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newNumber = (): string => [group(), group(), group()].join('-');

type Filed = ReplyOf<typeof readComplaint>;

/** Complaints: filed by anybody, looked up by their number. */
@Injectable()
export class Complaints {
  constructor(
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly store: ComplaintsStore,
    private readonly threads: ComplaintThreadsStore,
  ) {}

  async file(form: InputOf<typeof fileComplaint>['body'], memberId: number | null, locale: Locale): Promise<string> {
    const email = form.email ?? (memberId === null ? null : await this.members.emailOf(memberId));
    if (email === null) throw Refusal.fields({ path: 'email', code: 'required' });
    const number = newNumber();
    await this.store.add({
      number,
      memberId,
      aboutId: form.member_id ?? null,
      email: email.toLowerCase(),
      locale,
      category: form.category,
      text: form.text,
      filedAt: this.clock.now(),
    });
    return number;
  }

  /** What was written is told to the member who wrote it, and to nobody else who knows the number. */
  async read(number: string, viewerId: number | null): Promise<Filed> {
    const complaint = await this.threads.find(number);
    if (complaint === null) throw new Refusal('account.complaint-not-found');
    const { id, category, state, filedAt, memberId, text } = complaint;
    const answers = await this.threads.answers(id);
    return {
      number,
      category,
      state,
      filed_at: filedAt.toISOString(),
      text: viewerId !== null && viewerId === memberId ? text : null,
      answers: answers.map((answer) => ({ text: answer.text, at: answer.at.toISOString() })),
    };
  }
}
