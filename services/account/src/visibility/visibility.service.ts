import type { Statements } from '@rendezvous/server/database';
import { Injectable } from '@nestjs/common';
import { decide, NOBODY, type Verdict } from './visibility.rules.js';
import { readFacts } from './visibility.store.js';

/** What a viewer may see of a member, and do. */
export type Relation = Verdict;

/** Who sees whom: the truth table applied to two members. For lists use `visibleSql`. */
@Injectable()
export class Visibility {
  /** @param viewerId null for a visitor */
  async relation(reader: Statements, viewerId: number | null, memberId: number): Promise<Relation> {
    const read = await readFacts(reader, viewerId, memberId);
    if (read === null) return decide(NOBODY);
    return decide(read.facts, { visitor: viewerId === null, operator: read.operator });
  }
}
