import { Injectable } from '@nestjs/common';
import type {
  correctMember,
  listDeletionReasons,
  listOperators,
  moderateMember,
  OperatorMember,
} from '@rendezvous/contracts/account/operator-members';
import type { Gender, Sexuality } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, Sites } from '@rendezvous/site';
import { skeletonOf } from '../signup/names.rules.js';
import { birthDateFaults, nameFaults } from '../signup/signup.rules.js';
import { NameChangesStore } from '../name-change/name-changes.store.js';
import { ComplaintThreads } from '../complaints/complaint-threads.service.js';
import { Members } from '../members/members.service.js';
import { type MemberRow, OperatorMembersStore } from './operator-members.store.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/account';
/** As the log names what was corrected. */
const CORRECTED = ['name', 'gender', 'date_of_birth'] as const;
const ID = /^#?([1-9]\d{0,9})$/;
const ID_MAX = 2_147_483_647;

/** What only operators may change of a member. Each change leaves a line in their log, without what it was before or is now. */
@Injectable()
export class OperatorMembers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly members: Members,
    private readonly realtime: Realtime,
    private readonly store: OperatorMembersStore,
    private readonly names: NameChangesStore,
    private readonly complaints: ComplaintThreads,
  ) {}

  async find(text: string): Promise<OperatorMember[]> {
    const id = Number(ID.exec(text)?.[1] ?? 0);
    return (await this.store.find(text, id > 0 && id <= ID_MAX ? id : null)).map(told);
  }

  operators(): Promise<ReplyOf<typeof listOperators>['operators']> {
    return this.store.operators();
  }

  /** What is so already changes nothing, and nobody is told. */
  async correct(memberId: number, body: InputOf<typeof correctMember>['body'], operatorId: number): Promise<OperatorMember> {
    if (memberId === operatorId) throw new Refusal('account.member-own');
    // as old as the member's site asks, wherever the operator works
    const { settings } = this.sites.ofId(await this.members.siteId(memberId));
    const faults = [
      ...(body.name === undefined ? [] : nameFaults(body.name, settings)),
      ...(body.date_of_birth === undefined ? [] : birthDateFaults(body.date_of_birth, settings, this.clock.now())),
    ];
    if (faults.length > 0) throw Refusal.fields(...faults);
    await this.database.transaction(async (tx) => {
      // before the member, as whoever takes a name does
      if (body.name !== undefined) await tx.lock('account.name', skeletonOf(body.name));
      const member = await this.lock(tx, memberId);
      const { name = member.name, gender = member.gender, date_of_birth: birthDate = member.date_of_birth } = body;
      const wanted = { name, gender, date_of_birth: birthDate };
      const fields = CORRECTED.filter((field) => wanted[field] !== member[field]);
      if (fields.length === 0) return;
      if (fields.includes('name')) await this.rename(tx, memberId, name);
      await this.store.correct(tx, memberId, { gender, sexuality: sexualityOf(member.sexuality, gender), date_of_birth: birthDate });
      await tx.publish('account.details-corrected', { memberId });
      await this.note(tx, memberId, operatorId, 'account.correct-member', { fields, reason: body.reason });
    });
    return this.read(memberId);
  }

  async moderate(
    memberId: number,
    { disabled, reason }: InputOf<typeof moderateMember>['body'],
    operatorId: number,
  ): Promise<OperatorMember> {
    if (memberId === operatorId) throw new Refusal('account.member-own');
    await this.database.transaction(async (tx) => {
      const member = await this.lock(tx, memberId);
      // either would be a judge of the other's complaint
      if (await this.complaints.isOpenBetween(tx, operatorId, memberId)) throw new Refusal('account.complaint-own');
      if (member.moderated === disabled) return;
      if (member.operator && disabled) throw new Refusal('account.is-operator');
      await this.store.moderate(tx, memberId, disabled);
      await tx.publish('account.moderation-changed', { memberId });
      await this.note(tx, memberId, operatorId, disabled ? 'account.disable-member' : 'account.enable-member', { reason });
    });
    return this.read(memberId);
  }

  async leaving(): Promise<ReplyOf<typeof listDeletionReasons>['months']> {
    const months = new Map<string, ReplyOf<typeof listDeletionReasons>['months'][number]['reasons']>();
    for (const { month, reason, count } of await this.store.reasons()) months.set(month, [...(months.get(month) ?? []), { reason, count }]);
    return [...months].map(([month, reasons]) => ({ month, reasons }));
  }

  /** Nobody chose this name, so it binds them for no time: they may take one of their own at once. */
  private async rename(tx: Tx, memberId: number, name: string): Promise<void> {
    if (!(await this.names.change(tx, memberId, { name, skeleton: skeletonOf(name), at: null }))) throw new Refusal('account.name-taken');
  }

  private async lock(tx: Tx, memberId: number): Promise<MemberRow> {
    const member = await this.store.lock(tx, memberId);
    if (member === null) throw new Refusal('account.profile-not-found');
    return member;
  }

  private async read(memberId: number): Promise<OperatorMember> {
    const member = await this.store.read(memberId);
    if (member === null) throw new Refusal('account.profile-not-found');
    return told(member);
  }

  /** Search and cards follow; the log outlives the account, so it names the member by number only. */
  private async note(
    tx: Tx,
    memberId: number,
    operatorId: number,
    action: string,
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await tx.publish('account.profile-changed', { memberId });
    const actor = operatorActor(operatorId, PAGE);
    await addAuditEntry(tx, { actor, action, subject: `member ${memberId}`, details, at: this.clock.now() });
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}

/** Who seeks their own gender goes on doing so. */
const sexualityOf = (sexuality: Sexuality, gender: Gender): Sexuality => {
  if (sexuality !== 'gay' && sexuality !== 'lesbian') return sexuality;
  return gender === 'male' ? 'gay' : 'lesbian';
};

const told = (row: MemberRow): OperatorMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  status: row.status,
  moderated: row.moderated,
  gender: row.gender,
  date_of_birth: row.date_of_birth,
  country: row.country,
  joined_at: row.joined_at.toISOString(),
  operator: row.operator,
});
