import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';
import type { EndedChange } from '../former-addresses/former-addresses.rules.js';

/** $2: the keys of the member's login attempts. What others did towards the member is theirs; contacts repeat what chat tells. */
const readExport = exportReader({
  members: { table: 'account.members', where: 'id = $1', without: ['password_hash', 'name_skeleton', 'former_addresses'] },
  photos: { table: 'account.photos', where: 'member_id = $1', without: ['draft_id', 'placeholder'] },
  uploads: { table: 'account.uploads', where: 'member_id = $1', without: ['parts', 'draft_id', 'network'] },
  consents: { table: 'account.consents', where: 'member_id = $1' },
  age_checks: { table: 'account.age_checks', where: 'member_id = $1', without: ['ask_at'] },
  sessions: { table: 'account.sessions', where: 'member_id = $1', without: ['token_hash'] },
  known_browsers: { table: 'account.known_browsers', where: 'member_id = $1' },
  passkeys: { table: 'account.passkeys', where: 'member_id = $1', without: ['public_key'] },
  mail_changes: { table: 'account.mail_changes', where: 'member_id = $1' },
  links: { table: 'account.tokens', where: 'member_id = $1', without: ['token_hash'] },
  login_attempts: { table: 'account.login_attempts', where: 'account_key = any($2::text[])' },
  exports: { table: 'account.exports', where: 'member_id = $1', without: ['key'] },
  blocks: { table: 'account.blocks', where: 'blocker_id = $1' },
  complaints: { table: 'account.complaints', where: 'member_id = $1' },
  complaint_answers: {
    table: 'account.complaint_answers',
    where: 'complaint_id in (select id from account.complaints where member_id = $1)',
    without: ['mailed_at'],
  },
  pending_signups: {
    table: 'account.pending_signups',
    where: 'email = (select email from account.members where id = $1)',
    without: ['password_hash', 'token_hash'],
  },
  signup_messages: { table: 'account.signup_messages', where: 'member_id = $1' },
  signup_starts: {
    table: 'account.signup_starts',
    where: 'member_id = $1 or email = (select email from account.members where id = $1)',
    without: ['password_hash', 'token_hash'],
  },
  invitation_uses: { table: 'account.invitation_uses', where: 'member_id = $1' },
  waiting_addresses: { table: 'account.waiting_addresses', where: 'email = (select email from account.members where id = $1)' },
});

/** Others' rows refer to the row of a member, so it stays; what may not be null in it is the same for everybody who was erased. */
const EMPTY = `
  update account.members set
    status = 'erased', email = null, password_hash = null, name = '-', name_skeleton = null,
    gender = 'female', sexuality = 'bi', birth_date = '1900-01-01', country = 'ZZ', region = null, city = null, lat = null, lon = null,
    language = 'en', relationship_status = null, hair_color = null, eye_color = null, body_type = null, tattoos = null, interests = '{}',
    seeking = null, height = null, spoken_languages = '{}', children = null, smoking = null, work = null, prompts = '[]',
    agreed_fields = '{}', match_fields = '{}', about = null, moderated = false, fictional = false, invisible = false, privacy = false,
    read_receipts = true, premium_since = null, operator = false, notifications_disabled = '{}', mails_off = '{}', main_photo_id = null,
    signup_credits_due = false, given_once = '{}', former_addresses = '[]', traffic = null,
    joined_at = 'epoch', activated_at = null, unconfirmed_since = null, confirm_reminders = 0, deletion_asked_at = null, last_active_at = 'epoch',
    left_at = null, paused_at = null, matching_withdrawn_at = null, name_changed_at = null, site_id = null,
    age_hold = null, age_demand = 'off'
  where id = $1`;

interface LockedMember {
  readonly email: string | null;
  readonly name: string | null;
  readonly activated: boolean;
}

/** Whose address is kept. */
interface KeptMember {
  readonly memberId: number;
  readonly activated: boolean;
  readonly at: Date;
}

/** SQL of exporting and erasing a member. */
@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  export(memberId: number, accountKeys: readonly string[]): Promise<unknown> {
    return readExport(this.database, [memberId, accountKeys]);
  }

  /** Locks a member until the transaction ends. @returns null when there is none; address and name are null when the member was erased */
  async lock(tx: Tx, memberId: number): Promise<LockedMember | null> {
    const [member] = await tx.read<LockedMember>(
      `select email, case when email is not null then name end as name, activated_at is not null as activated
       from account.members where id = $1 for no key update`,
      [memberId],
    );
    return member ?? null;
  }

  /** Those of others go along that name the member's address. */
  removeMailChanges(tx: Tx, memberId: number, email: string | null): Promise<EndedChange[]> {
    return tx.change<EndedChange>(
      `delete from account.mail_changes where member_id = $2 or old_email = $1 or new_email = $1
       returning member_id, old_email, new_email, changed_at, undone_at, old_confirmed`,
      [email, memberId],
    );
  }

  /** What only the member needed to get in. */
  async removeAccess(tx: Tx, memberId: number, email: string | null): Promise<void> {
    await tx.change('delete from account.tokens where member_id = $1', [memberId]);
    await tx.change('delete from account.known_browsers where member_id = $1', [memberId]);
    await tx.change('delete from account.passkeys where member_id = $1', [memberId]);
    await tx.change('delete from account.passkey_challenges where member_id = $1', [memberId]);
    await tx.change('delete from account.pending_signups where email = $1', [email]);
    await tx.change('delete from account.signup_starts where email = $1 or member_id = $2', [email, memberId]);
    await tx.change('delete from account.invitation_uses where member_id = $1', [memberId]);
    await tx.change('delete from account.waiting_addresses where email = $1', [email]);
    await tx.change('delete from account.consents where member_id = $1', [memberId]);
    await tx.change('delete from account.age_checks where member_id = $1', [memberId]);
  }

  /** Both ways, and what newcomers meant to write. */
  async removeContacts(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from account.signup_messages where member_id = $1 or to_member_id = $1', [memberId]);
    await tx.change(`update account.signup_starts set about_member_id = null, signup_message = '' where about_member_id = $1`, [memberId]);
    await tx.change('delete from account.blocks where blocker_id = $1 or blocked_id = $1', [memberId]);
    await tx.change('delete from account.reach where owner_id = $1 or viewer_id = $1', [memberId]);
  }

  /**
   * Those that the member filed, logged in or not, unless they wait for an answer or its mail: these are removed afterwards, as the member's. Of those
   * about the member, whom they are about.
   */
  async removeComplaints(tx: Tx, memberId: number, email: string | null): Promise<void> {
    await tx.change('update account.complaints set member_id = $1 where member_id is null and email = $2', [memberId, email]);
    await tx.change(
      `delete from account.complaints c where c.member_id = $1 and c.state <> 'open'
         and not exists (select from account.complaint_answers a where a.complaint_id = c.id and a.mailed_at is null)`,
      [memberId],
    );
    await tx.change('update account.complaints set about_id = null where about_id = $1', [memberId]);
  }

  /** @returns the keys of the photos */
  async removePhotos(tx: Tx, memberId: number): Promise<string[]> {
    const rows = await tx.change<{ key: string }>('delete from account.photos where member_id = $1 returning key', [memberId]);
    return rows.map(({ key }) => key);
  }

  /**
   * The time that an address is kept begins anew. One that was ever activated, or got what comes once, is kept in any case: its hash from back then may be
   * over by now. Call it before the member is emptied.
   */
  async keepAddress(tx: Tx, addressHash: Buffer, { memberId, activated, at }: KeptMember): Promise<void> {
    await tx.change(
      `insert into account.kept_addresses as k (address_hash, kept_since, given_once)
       select $1, $2, m.given_once from account.members m
       where m.id = $4 and ($3 or m.given_once <> '{}' or exists (select from account.kept_addresses where address_hash = $1))
       on conflict (address_hash) do update set kept_since = excluded.kept_since,
         given_once = array(select distinct unnest(k.given_once || excluded.given_once) order by 1)`,
      [addressHash, at, activated, memberId],
    );
  }

  async empty(tx: Tx, memberId: number): Promise<void> {
    await tx.change(EMPTY, [memberId]);
  }
}
