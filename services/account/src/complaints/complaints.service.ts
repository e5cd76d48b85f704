import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { Members } from '../members/members.service.js';
import { ComplaintThreadsStore, type WholeComplaint } from './complaint-threads.store.js';
import { ComplaintsStore } from './complaints.store.js';

/** Letters and digits that cannot be taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newNumber = (): string => [group(), group(), group()].join('-');

type Filed = ReplyOf<typeof readComplaint>;
type Words = ReplyOf<typeof openComplaint>;

/** Who files a complaint, and where. */
interface Filing {
  readonly memberId: number | null;
  readonly locale: Locale;
  readonly siteId: number;
}

/** Complaints: filed by anybody, looked up by their number, and read by who wrote them. */
@Injectable()
export class Complaints {
  constructor(
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly store: ComplaintsStore,
    private readonly threads: ComplaintThreadsStore,
  ) {}

  async file(form: InputOf<typeof fileComplaint>['body'], { memberId, locale, siteId }: Filing): Promise<string> {
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
      siteId,
    });
    return number;
  }

  /** Whoever knows the number is told the state; what was written only the member who wrote it: a number may have been seen by others. */
  async read(number: string, viewerId: number | null): Promise<Filed> {
    const complaint = await this.find(number);
    const { category, state, filedAt, memberId } = complaint;
    const own = viewerId !== null && viewerId === memberId;
    return {
      number,
      category,
      state,
      filed_at: filedAt.toISOString(),
      ...(own ? await this.words(complaint) : { text: null, answers: [] }),
    };
  }

  /** What was written, for whoever knows the address for the answer, too. */
  async open(number: string, email: string): Promise<Words> {
    const complaint = await this.find(number);
    if (complaint.email !== email.toLowerCase()) throw new Refusal('account.complaint-address-wrong');
    return this.words(complaint);
  }

  private async find(number: string): Promise<WholeComplaint> {
    const complaint = await this.threads.find(number);
    if (complaint === null) throw new Refusal('account.complaint-not-found');
    return complaint;
  }

  private async words({ id, text }: WholeComplaint): Promise<Words> {
    const answers = await this.threads.answers(id);
    return { text, answers: answers.map((answer) => ({ text: answer.text, at: answer.at.toISOString() })) };
  }
}
