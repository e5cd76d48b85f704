import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';
import { NotesStore } from './notes.store.js';

/** What this area holds of a member: a member who leaves takes their notes along. */
@Injectable()
export class NotesPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'newarea';
  readonly tables = { 'newarea.notes': ['member_id'] };
  readonly kept = [];

  constructor(
    private readonly registry: PersonalData,
    private readonly store: NotesStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return this.store.export(memberId);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    await this.store.removeAll(tx, memberId);
    return null;
  }
}
