import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';
import { PersonalDataStore } from './personal-data.store.js';

/** What notify holds of a member: which mails were planned and sent, and when; addresses and texts are nowhere kept. */
@Injectable()
export class NotifyPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'notify';
  readonly tables = { 'notify.deliveries': ['member_id'] };
  readonly kept = [];

  constructor(
    private readonly registry: PersonalData,
    private readonly store: PersonalDataStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return this.store.export(memberId);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    await this.store.remove(tx, memberId);
    return null;
  }
}
