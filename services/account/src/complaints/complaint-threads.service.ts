import { Injectable } from '@nestjs/common';
import {
  type answerComplaint,
  type listOperatorComplaints,
  OPERATOR_COMPLAINTS_PAGE,
  type OperatorComplaint,
  type OperatorComplaintThread,
} from '@rendezvous/contracts/account/operator-complaints';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { type AnswerRow, type ComplaintRow, ComplaintThreadsStore } from './complaint-threads.store.js';
import { refuseOwnComplaint } from './own-complaints.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/account';

/** Complaints as operators work with them: listed, answered by mail, closed. Each change leaves a line in the log of operators. */
@Injectable()
export class ComplaintThreads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: ComplaintThreadsStore,
  ) {}

  async list(query: InputOf<typeof listOperatorComplaints>['query'], operatorId: number): Promise<ReplyOf<typeof listOperatorComplaints>> {
    const wanted = { state: query.state, category: query.category ?? null, after: query.after ?? null, operatorId };
    const [rows, counts] = await Promise.all([this.store.page(wanted), this.store.counts(operatorId)]);
    return { complaints: rows.slice(0, OPERATOR_COMPLAINTS_PAGE).map(told), more: rows.length > OPERATOR_COMPLAINTS_PAGE, counts };
  }

  async read(number: string, operatorId: number): Promise<OperatorComplaintThread> {
    const complaint = await this.store.find(number);
    if (complaint === null) throw new Refusal('account.complaint-not-found');
    refuseOwnComplaint(complaint, operatorId);
    const answers = await this.store.answers(complaint.id);
    return {
      ...told(complaint),
      email: complaint.email,
      text: complaint.text,
      answers: answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
    };
  }

  /** An outcome closes it. Refused when an answer stands there that the operator has not seen: the member would get two. */
  async answer(
    number: string,
    { text, answers_seen: seen, close, outcome }: InputOf<typeof answerComplaint>['body'],
    operatorId: number,
  ): Promise<OperatorComplaintThread> {
    await this.database.transaction(async (tx) => {
      const { id } = await this.lock(tx, number, operatorId);
      if ((await this.store.answers(id, tx)).length !== seen) throw new Refusal('account.complaint-changed');
      const at = this.clock.now();
      const answerId = await this.store.addAnswer(tx, id, text, at);
      const state = close || outcome !== undefined ? 'closed' : 'answered';
      await this.store.setState(tx, id, state, at, outcome);
      await tx.publish('account.complaint-answered', { answerId });
      await addAuditEntry(tx, {
        actor: operatorActor(operatorId, PAGE),
        action: 'account.answer-complaint',
        subject: `complaint ${number}`,
        details: { answer: answerId, state, ...(outcome && { outcome }) },
        at,
      });
    });
    return this.read(number, operatorId);
  }

  async changeState(number: string, wanted: 'open' | 'closed', operatorId: number): Promise<OperatorComplaintThread> {
    await this.database.transaction(async (tx) => {
      const { id, state } = await this.lock(tx, number, operatorId);
      if (state === wanted) return;
      const at = this.clock.now();
      await this.store.setState(tx, id, wanted, at);
      await addAuditEntry(tx, {
        actor: operatorActor(operatorId, PAGE),
        action: wanted === 'closed' ? 'account.close-complaint' : 'account.reopen-complaint',
        subject: `complaint ${number}`,
        details: { before: state },
        at,
      });
    });
    return this.read(number, operatorId);
  }

  /** An answer that is still to be mailed; null once it was. */
  untold(answerId: number): Promise<AnswerRow | null> {
    return this.store.findUnmailed(answerId);
  }

  noteTold(answerId: number): Promise<void> {
    return this.store.noteMailed(answerId, this.clock.now());
  }

  /** @returns whether one of the two has complained of the other, and nothing is decided yet */
  isOpenBetween(tx: Tx, one: number, other: number): Promise<boolean> {
    return this.store.isOpenBetween(tx, one, other);
  }

  private async lock(tx: Tx, number: string, operatorId: number): Promise<ComplaintRow> {
    const complaint = await this.store.lock(tx, number);
    if (complaint === null) throw new Refusal('account.complaint-not-found');
    refuseOwnComplaint(complaint, operatorId);
    return complaint;
  }
}

const told = ({ id, number, category, state, outcome, filedAt, memberId, aboutId, locale }: ComplaintRow): OperatorComplaint => ({
  id,
  number,
  category,
  state,
  outcome,
  filed_at: filedAt.toISOString(),
  member_id: memberId,
  about_id: aboutId,
  locale,
});
