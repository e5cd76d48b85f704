import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import type { Tx } from '@rendezvous/server/database';
import { eraseFormerMails, keepsMails } from '@rendezvous/server/mail';
import { addressHash } from '../kept-addresses/address-hash.js';
import { FormerAddressesStore } from './former-addresses.store.js';

/**
 * Addresses that a member had before. Changes of addresses are forgotten long before an account is, and a mistyped one that was put right is noted
 * nowhere: who erases the account has to know where mails went that name its owner.
 */
@Injectable()
export class FormerAddresses {
  constructor(
    private readonly config: Config,
    private readonly store: FormerAddressesStore,
  ) {}

  /** @param address lower case @param until from when on it may be somebody else's */
  async note(tx: Tx, memberId: number, address: string, until: Date): Promise<void> {
    // what a mail server has, nobody here can erase
    if (!keepsMails(this.config)) return;
    await this.store.note(tx, memberId, { hash: this.hashOf(address), until: until.toISOString() });
  }

  /** Call it before the member is emptied. */
  async eraseMails(tx: Tx, memberId: number): Promise<void> {
    const former = await this.store.read(tx, memberId);
    if (former.length === 0) return;
    const ends = new Map(former.map(({ hash, until }) => [hash, new Date(until)]));
    await eraseFormerMails(tx, (address) => ends.get(this.hashOf(address)) ?? null);
  }

  private hashOf(address: string): string {
    return addressHash(this.config, address).toString('base64url');
  }
}
