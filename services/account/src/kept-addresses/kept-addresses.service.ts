import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import type { Tx } from '@rendezvous/server/database';
import { addressHash } from './address-hash.js';
import { KeptAddressesStore } from './kept-addresses.store.js';

/** What areas to the right give once for an address, however often somebody leaves and comes again with it within the time that it is kept. */
@Injectable()
export class KeptAddresses {
  constructor(
    private readonly config: Config,
    private readonly store: KeptAddressesStore,
  ) {}

  /** Notes that a member got something. An erasure keeps that with the hash of the address. @param what as the area that gives it calls it */
  noteGivenOnce(tx: Tx, memberId: number, what: string): Promise<void> {
    return this.store.noteGivenOnce(tx, memberId, what);
  }

  /**
   * Whether an address was here before, with an account that was confirmed or got something once: then no signup credits come with it. Only whoever
   * reads its mail may be told.
   * @param email lower case
   */
  wasHere(email: string): Promise<boolean> {
    return this.store.isKept(addressHash(this.config, email));
  }

  /** Whether the member got it, or somebody before with the same address. */
  async hadOnce(memberId: number, what: string): Promise<boolean> {
    const member = await this.store.read(memberId);
    if (member === null) return false;
    return (
      member.givenOnce.includes(what) || (member.email !== null && (await this.store.hadOnce(addressHash(this.config, member.email), what)))
    );
  }
}
