import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '@rendezvous/server/database';
import { decide, type Fact, NOBODY, type Verdict } from './visibility.rules.js';
import { FactsStore } from './visibility.store.js';

/** What a viewer may see of a member, and do. */
export type Relation = Verdict;

/** What a member did towards somebody, as far as the truth table asks. */
export type Contacted = Partial<Readonly<Record<Extract<Fact, 'liked' | 'matched' | 'wrote' | 'conversation' | 'blockedViewer'>, true>>>;

/** Who sees whom: the truth table applied to two members. For lists use `visibleSql`. */
@Injectable()
export class Visibility {
  private readonly facts: FactsStore;

  constructor(database: Database) {
    this.facts = new FactsStore(database);
  }

  /** @param viewerId null for a visitor */
  async relation(reader: Statements, viewerId: number | null, memberId: number): Promise<Relation> {
    const read = await this.facts.find(reader, viewerId, memberId);
    if (read === null) return decide(NOBODY);
    return decide(read.facts, { visitor: viewerId === null, operator: read.operator, keptBack: read.keptBack });
  }

  /** The same for somebody who need not exist: how the member is seen by whoever they did this to. */
  async imagined(
    reader: Statements,
    memberId: number,
    viewer: { readonly visitor: boolean; readonly contact: Contacted },
  ): Promise<Relation> {
    const read = await this.facts.find(reader, null, memberId);
    return read === null ? decide(NOBODY) : decide({ ...read.facts, ...viewer.contact }, { visitor: viewer.visitor });
  }
}
