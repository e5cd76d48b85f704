import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Members } from '../members/members.service.js';
import { ComplaintThreadsStore, type WholeComplaint } from './complaint-threads.store.js';
import { type Arrived, ComplaintsStore } from './complaints.store.js';
import { ReportEvidence } from './report-evidence.js';

/** Letters and digits that cannot be taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newNumber = (): string => [group(), group(), group()].join('-');

type Told = ReplyOf<typeof readComplaint>;
type Words = ReplyOf<typeof openComplaint>;

/** Who files a complaint, and where. */
interface Filing {
  readonly memberId: number | null;
  readonly locale: Locale;
  readonly siteId: number;
  /** Counts one that is filed; refuses when there were too many. */
  readonly count: () => Promise<void>;
}

/** Complaints: filed by anybody, looked up by their number, and read by who wrote them. */
@Injectable()
export class Complaints {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly store: ComplaintsStore,
    private readonly threads: ComplaintThreadsStore,
    private readonly evidence: ReportEvidence,
  ) {}

  /** With a report of a member, what the two wrote to each other is sealed. Its arrival is told by mail, once. */
  async file(
    form: InputOf<typeof fileComplaint>['body'],
    { memberId, locale, siteId, count }: Filing,
  ): Promise<ReplyOf<typeof fileComplaint>> {
    const email = form.email ?? (memberId === null ? null : await this.members.emailOf(memberId));
    if (email === null) throw Refusal.fields({ path: 'email', code: 'required' });
    const filedAt = this.clock.now();
    const complaint = {
      number: newNumber(),
      memberId,
      aboutId: form.member_id ?? null,
      email: email.toLowerCase(),
      locale,
      category: form.category,
      text: form.text,
      filedAt,
      siteId,
    };
    const repeated = await this.store.findSame(complaint);
    if (repeated !== null) return repeated;
    // no step of a transaction, which may start anew; two at the very same moment count as two
    await count();
    return this.database.transaction(async (tx) => {
      if (memberId !== null) await tx.lock('account.complaint', memberId);
      const same = await this.store.findSame(complaint, tx);
      if (same !== null) return same;
      const { number } = complaint;
      const blocked = await this.store.hasBlocked(complaint, tx);
      const { id, aboutId } = await this.store.add(tx, complaint);
      // In the same transaction: a block or an erasure that comes next finds it sealed.
      if (memberId !== null && aboutId !== null) await this.evidence.seal(tx, { number, reporterId: memberId, aboutId, filedAt });
      await tx.publish('account.complaint-filed', { complaintId: id });
      return { number, blocked };
    });
  }

  /** A complaint whose arrival is still to be told of by mail; null once it was. */
  unacknowledged(id: number): Promise<Arrived | null> {
    return this.store.findUnacknowledged(id);
  }

  noteAcknowledged(id: number): Promise<void> {
    return this.store.noteAcknowledged(id, this.clock.now());
  }

  /** Whoever knows the number is told the state; what was written only the member who wrote it: a number may have been seen by others. */
  async read(number: string, viewerId: number | null): Promise<Told> {
    const complaint = await this.find(number);
    const { category, state, outcome, filedAt, memberId } = complaint;
    const own = viewerId !== null && viewerId === memberId;
    return {
      number,
      category,
      state,
      outcome,
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
