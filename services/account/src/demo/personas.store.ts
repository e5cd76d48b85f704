import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

interface FoundPersona {
  readonly email: string;
  readonly name: string;
  readonly key: string | null;
  readonly placeholder: string | null;
}

@Injectable()
export class PersonasStore {
  constructor(private readonly database: Database) {}

  async find(emails: readonly string[]): Promise<FoundPersona[]> {
    return this.database.read<FoundPersona>(
      `select m.email, m.name, p.key, p.placeholder from account.members m left join account.photos p on p.id = m.main_photo_id
       where m.email = any($1)`,
      [emails],
    );
  }
}
