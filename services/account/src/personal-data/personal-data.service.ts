import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import type { Tx } from '@rendezvous/server/database';
import { eraseMails } from '@rendezvous/server/mail';
import {
  type ExportedFile,
  type ExportReader,
  type ExportSection,
  PersonalData,
  type PersonalDataPart,
} from '@rendezvous/server/personal-data';
import { Storage } from '@rendezvous/server/storage';
import { addressHash } from '../kept-addresses/address-hash.js';
import { AccountSections } from '../exports/account-sections.service.js';
import { ExportsStore } from '../exports/exports.store.js';
import { FormerAddresses } from '../former-addresses/former-addresses.service.js';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { PhotoPipeline } from '../photos/photo-pipeline.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Uploads } from '../uploads/uploads.service.js';
import { PersonalDataStore } from './personal-data.store.js';

const accountKeysOf = (memberId: number): string[] => [accountKeyOf(memberId, 'address'), accountKeyOf(memberId, 'name')];

/** How long the hash of an address is kept. */
export const KEPT_ADDRESS_DAYS = 365;

/** What the account area holds of a member. */
@Injectable()
export class AccountPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'account';
  readonly tables = {
    'account.members': ['id', 'email'],
    'account.photos': ['member_id'],
    'account.uploads': ['member_id'],
    'account.age_checks': ['member_id'],
    'account.consents': ['member_id'],
    'account.sessions': ['member_id'],
    'account.known_browsers': ['member_id'],
    'account.passkeys': ['member_id'],
    'account.passkey_challenges': ['member_id'],
    'account.mail_changes': ['member_id', 'old_email', 'new_email'],
    'account.tokens': ['member_id'],
    'account.login_attempts': ['account_key'],
    'account.pending_signups': ['email'],
    'account.signup_messages': ['member_id', 'to_member_id'],
    'account.signup_starts': ['email', 'member_id', 'about_member_id'],
    'account.invitation_uses': ['member_id'],
    'account.waiting_addresses': ['email'],
    'account.blocks': ['blocker_id', 'blocked_id'],
    'account.reach': ['owner_id', 'viewer_id'],
    'account.exports': ['member_id'],
    'account.complaints': ['member_id', 'about_id', 'email'],
    'account.kept_addresses': ['address_hash'],
  };
  readonly kept = [
    // empty but for the id, which rows of partners and invoices refer to
    { table: 'account.members', reason: 'referred-to', days: null },
    { table: 'account.complaints', reason: 'waits-for-answer', days: null },
    { table: 'account.kept_addresses', reason: 'given-once', days: KEPT_ADDRESS_DAYS },
  ];

  constructor(
    private readonly registry: PersonalData,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly store: PersonalDataStore,
    private readonly sessions: Sessions,
    private readonly attempts: LoginAttemptsStore,
    private readonly pipeline: PhotoPipeline,
    private readonly storage: Storage,
    private readonly told: AccountSections,
    private readonly exports: ExportsStore,
    private readonly uploads: Uploads,
    private readonly former: FormerAddresses,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return this.store.export(memberId, accountKeysOf(memberId));
  }

  sections(reader: ExportReader): AsyncIterable<ExportSection> {
    return this.told.sections(reader);
  }

  files(reader: ExportReader): AsyncIterable<ExportedFile> {
    return this.told.files(reader);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    const member = await this.store.lock(tx, memberId);
    if (member === null) return null;
    const { email, name, activated } = member;
    await this.sessions.endAllIn(tx, memberId);
    await this.attempts.removeAll(tx, accountKeysOf(memberId));
    await eraseMails(tx, { to: email, name });
    await this.former.noteChanges(tx, await this.store.removeMailChanges(tx, memberId, email), this.clock.now());
    await this.store.removeAccess(tx, memberId, email);
    await this.former.eraseMails(tx, memberId);
    await this.store.removeContacts(tx, memberId);
    await this.store.removeComplaints(tx, memberId, email);
    for (const key of await this.store.removePhotos(tx, memberId)) tx.afterCommit(() => this.pipeline.remove(key));
    await this.uploads.eraseOf(tx, memberId);
    for (const key of await this.exports.removeAll(tx, memberId)) tx.afterCommit(() => this.storage.remove(key));
    // who was erased before has no address: nothing is new to anybody
    if (email === null) return null;
    await this.store.keepAddress(tx, addressHash(this.config, email), { memberId, activated, at: this.clock.now() });
    await this.store.empty(tx, memberId);
    await tx.publish('account.member-erased', { memberId });
    return null;
  }
}
