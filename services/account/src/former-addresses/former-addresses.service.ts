import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import type { Tx } from '@rendezvous/server/database';
import { eraseFormerMails, Mail } from '@rendezvous/server/mail';
import { addressHash } from '../kept-addresses/address-hash.js';
import { type EndedChange, leftBy, type MailedAddress } from './former-addresses.rules.js';
import { FormerAddressesStore } from './former-addresses.store.js';

/** The mails that ask about an address before it is anybody's. */
const ASKING = 'mail-change';

/**
 * Addresses that a member had before, or wished for. Changes of addresses are forgotten long before an account is, and a mistyped one that was put
 * right is noted nowhere: who erases the account has to know where mails went that name its owner.
 */
@Injectable()
export class FormerAddresses {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly store: FormerAddressesStore,
  ) {}

  /** @param address lower case @param until from when on it may be somebody else's */
  note(tx: Tx, memberId: number, address: string, until: Date): Promise<void> {
    return this.noteAll(tx, memberId, [{ address, until, wished: false }]);
  }

  /** Call it with changes that are known no more from now on, whoever's they were. */
  async noteChanges(tx: Tx, changes: readonly EndedChange[], now: Date): Promise<void> {
    // in one order, whoever waits for whose row
    const members = [...new Set(changes.map((change) => change.member_id))].toSorted((one, other) => one - other);
    for (const memberId of members) {
      const theirs = changes.filter((change) => change.member_id === memberId);
      await this.noteAll(
        tx,
        memberId,
        theirs.flatMap((change) => leftBy(change, now)),
      );
    }
  }

  /** Call it before the member is emptied. */
  async eraseMails(tx: Tx, memberId: number): Promise<void> {
    const former = await this.store.read(tx, memberId);
    if (former.length === 0) return;
    const [had, wished] = [false, true].map(
      (which) => new Map(former.filter((each) => (each.wished ?? false) === which).map(({ hash, until }) => [hash, new Date(until)])),
    );
    await eraseFormerMails(tx, (address, kind) => {
      const hash = this.hashOf(address);
      const ends = [had!.get(hash), kind === ASKING ? wished!.get(hash) : undefined].filter((end) => end !== undefined);
      return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
    });
  }

  private async noteAll(tx: Tx, memberId: number, addresses: readonly MailedAddress[]): Promise<void> {
    // what a mail server has, nobody here can erase
    if (!this.mail.keeps) return;
    const former = addresses.map(({ address, until, wished }) => ({ hash: this.hashOf(address), until: until.toISOString(), wished }));
    await this.store.note(tx, memberId, former);
  }

  private hashOf(address: string): string {
    return addressHash(this.config, address).toString('base64url');
  }
}
