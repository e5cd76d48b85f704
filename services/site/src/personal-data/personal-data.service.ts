import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { exportReader, PersonalData, type PersonalDataPart } from '@rendezvous/server/personal-data';

const readExport = exportReader({ done_as_operator: { table: 'site.audit_log', where: 'member_id = $1' } });

/** What the site holds of a member: what they did as an operator. */
@Injectable()
export class SitePersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'site';
  readonly tables = { 'site.audit_log': ['member_id'] };
  // it names an id, which an erasure leaves without a person
  readonly kept = [{ table: 'site.audit_log', reason: 'accountability', days: null }];

  constructor(
    private readonly registry: PersonalData,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  erase(): Promise<null> {
    return Promise.resolve(null);
  }
}
