import { Injectable } from '@nestjs/common';
import type { InputOf } from '@rendezvous/contracts/route';
import type { signUp } from '@rendezvous/contracts/account/signup';
import { isBlank } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Towns, type TrafficSource } from '@rendezvous/site';
import type { HeldInvitation } from '../invitations/invitation.rules.js';
import { Invitations } from '../invitations/invitations.service.js';
import { addressHoldersSql, undoneNoMore } from '../members/kept-address.rules.js';
import type { FirstLine } from '../signup-message/first-line.rules.js';
import { SignupMessagesStore } from '../signup-message/signup-messages.store.js';
import { skeletonOf } from './names.rules.js';
import type { ConsentKind, MemberStatus } from '../members/member.entity.js';

/** What was filled in, and where whoever did so came from. */
export type SignupForm = Omit<InputOf<typeof signUp>['body'], 'traffic' | 'member' | 'signup_message'> & {
  readonly traffic: TrafficSource | null;
  /** The terms that were agreed to, by their date; and when, where that was before the form was sent. Forms that were kept earlier do not say it. */
  readonly terms?: { readonly version: string; readonly agreedAt?: Date | string };
  readonly first_line?: FirstLine | null;
  /** The site that it was sent to; absent in forms from before that was noted. */
  readonly site_id?: number | null;
  /** By which it is made, where that is asked. */
  readonly invitation?: HeldInvitation | null;
  /** The browser, if it may be measured; absent in forms from before that was asked. */
  readonly visitor?: string | null;
};
/** The same as it is kept: the password only as its hash, beside it. */
export type PendingForm = Omit<SignupForm, 'password'>;

interface NewAccount {
  readonly passwordHash: string;
  /** When the form with its consents was sent; now, when absent. */
  readonly agreedAt?: Date;
}

const HOLDERS = `select status from ${addressHoldersSql('$1', '$2')}`;

const toldOrNull = (text: string | null | undefined): string | null => (text === undefined || text === null || isBlank(text) ? null : text);

@Injectable()
export class SignupStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly messages: SignupMessagesStore,
    private readonly towns: Towns,
    private readonly invitations: Invitations,
  ) {}

  /** The account that an address has. @param email lower case */
  async statusOfAddress(email: string): Promise<MemberStatus | null> {
    const [row] = await this.database.read<{ status: MemberStatus }>(HOLDERS, [email, undoneNoMore(this.clock.now())]);
    return row?.status ?? null;
  }

  /** Whether somebody has this name, or one that looks the same. */
  async isNameTaken(name: string): Promise<boolean> {
    const rows = await this.database.read(
      `select from account.members where (lower(name) = lower($1) or name_skeleton = $2) and status <> 'erased'`,
      [name, skeletonOf(name)],
    );
    return rows.length > 0;
  }

  async hasAccount(tx: Tx, email: string): Promise<boolean> {
    return (await tx.read(HOLDERS, [email, undoneNoMore(this.clock.now())])).length > 0;
  }

  /** Makes member and consents, uses the invitation, and publishes it. Throws when the invitation is good no more. @returns the new member's id; null when address or name, or a name that looks the same, were taken meanwhile */
  async create(tx: Tx, form: PendingForm, email: string, { passwordHash, agreedAt }: NewAccount): Promise<number | null> {
    const now = this.clock.now();
    const memberId = await this.insert(tx, form, email, passwordHash, now);
    if (memberId === null) return null;
    if (form.invitation) await this.invitations.use(tx, form.invitation, memberId, form.site_id ?? null);
    const consents = { terms: form.consent_terms, matching: form.consent_matching, marketing: form.consent_marketing };
    await this.recordConsents(tx, memberId, consents, agreedAt ?? now, form.terms);
    const first = form.first_line;
    if (first) await this.messages.add(tx, memberId, first.to, first.text);
    await tx.publish('account.member-joined', { memberId, visitor: form.visitor ?? null });
    return memberId;
  }

  private async insert(tx: Tx, form: PendingForm, email: string, passwordHash: string, at: Date): Promise<number | null> {
    const skeleton = skeletonOf(form.name);
    const city = toldOrNull(form.city);
    const point = await this.towns.pointOf(form.country, form.region, city);
    // Names from before may look alike, so that no unique index keeps them apart: one who joins at a time looks and takes.
    await tx.lock('account.name', skeleton);
    const [row] = await tx.change<{ id: number }>(
      `insert into account.members
         (email, name, name_skeleton, password_hash, gender, sexuality, birth_date, country, region, city, language, relationship_status, interests, about,
          traffic, joined_at, last_active_at, lat, lon, site_id)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $18, $19, $20
       where not exists (select from account.members where name_skeleton = $3 and status <> 'erased')
         and not exists (select from ${addressHoldersSql('$1', '$17')})
       on conflict do nothing
       returning id`,
      [
        email,
        form.name,
        skeleton,
        passwordHash,
        form.gender,
        form.sexuality,
        form.date_of_birth,
        form.country,
        form.region,
        city,
        form.language,
        form.relationship_status ?? null,
        form.interests ?? [],
        toldOrNull(form.about),
        form.traffic,
        at,
        undoneNoMore(at),
        point?.lat ?? null,
        point?.lon ?? null,
        form.site_id ?? null,
      ],
    );
    return row?.id ?? null;
  }

  private async recordConsents(
    tx: Tx,
    memberId: number,
    given: Readonly<Record<ConsentKind, boolean>>,
    at: Date,
    terms: SignupForm['terms'],
  ): Promise<void> {
    await tx.change(
      `insert into account.consents (member_id, kind, given, at, version)
       select $1, kind, given, case when kind = 'terms' then $5::timestamptz else $4 end, case when kind = 'terms' then $6::text end
       from unnest($2::text[], $3::boolean[]) as consent (kind, given)`,
      [memberId, Object.keys(given), Object.values(given), at, terms?.agreedAt ?? at, terms?.version ?? null],
    );
  }
}
