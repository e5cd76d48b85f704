import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader, PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';
import { ExposuresStore } from '../experiments/exposures.store.js';

const readExport = exportReader({
  landers_seen: {
    table: 'landers.exposures',
    where: 'visitor in (select visitor from landers.exposures where member_id = $1)',
    without: ['visitor'],
  },
});

/** What landers hold of a member: which variants of a lander their browser saw, and what came of it. */
@Injectable()
export class LandersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'landers';
  readonly tables = { 'landers.exposures': ['member_id'] };
  readonly kept = [];

  constructor(
    private readonly registry: PersonalData,
    private readonly database: Database,
    private readonly exposures: ExposuresStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  async erase(memberId: number, tx: Tx): Promise<null> {
    await this.exposures.removeMember(memberId, tx);
    return null;
  }
}
