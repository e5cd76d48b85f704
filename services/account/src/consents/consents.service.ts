import { Injectable } from '@nestjs/common';
import type { ChangeableConsent, Consent, ShowingConsent } from '@rendezvous/contracts/account/consents';
import { SPECIAL_FIELDS } from '@rendezvous/contracts/account/field-choices';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { CONSENT_KINDS, type ConsentKind } from '../members/member.entity.js';
import { type ConsentRecord, ConsentsStore } from './consents.store.js';

/** What counts where no record is: every signup agrees to the terms and to matching; some members are older than the records. */
const unsaid = (kind: ConsentKind): boolean => kind !== 'marketing';

/** What a member agrees to. Each change is a record of its own; the latest one counts. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly store: ConsentsStore,
  ) {}

  async list(memberId: number): Promise<{ readonly consents: Consent[]; readonly showing: ShowingConsent[] }> {
    const [records, shown] = await Promise.all([this.store.list(memberId), this.store.shown(memberId)]);
    const said = (kind: ConsentRecord['kind']) =>
      records.filter((record) => record.kind === kind).map(({ given, at, version }) => ({ given, at: at.toISOString(), version }));
    return {
      consents: CONSENT_KINDS.map((kind) => {
        const own = said(kind);
        return { kind, given: own[0]?.given ?? unsaid(kind), records: own };
      }),
      showing: SPECIAL_FIELDS.map((field) => ({ field, given: shown.includes(field), records: said(`show-${field}`) })),
    };
  }

  /** What is so already stays as it is, with the date that it has. */
  async change(memberId: number, kind: ChangeableConsent, given: boolean): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.lock('account.consents', memberId);
      if (((await this.store.isGiven(tx, memberId, kind)) ?? unsaid(kind)) === given) return;
      await this.store.add(tx, memberId, { kind, given, at: now, version: given ? TERMS_UPDATED : null });
      if (kind !== 'matching') return;
      await this.store.setMatchingWithdrawn(tx, memberId, given ? null : now);
      await tx.publish('account.profile-changed', { memberId });
      // a banner tells of it in every open tab
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
    });
  }

  /** For whoever needs a consent, at the moment at which it is needed: a mail with offers, for example. */
  async isGiven(memberId: number, kind: ChangeableConsent): Promise<boolean> {
    return (await this.store.isGiven(this.database, memberId, kind)) ?? unsaid(kind);
  }
}
