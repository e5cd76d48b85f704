import { listLedgerProofs, startLedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { ProofRuns } from './proof-runs.service.js';

/** Proofs of the ledger, for operators. */
@Controller()
export class ProofController {
  constructor(private readonly runs: ProofRuns) {}

  @Endpoint(listLedgerProofs)
  list(@Input() { query }: InputOf<typeof listLedgerProofs>): Promise<ReplyOf<typeof listLedgerProofs>> {
    return this.runs.list(query.before ?? null);
  }

  @Endpoint(startLedgerProof)
  start(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof startLedgerProof>> {
    return this.runs.start(memberId);
  }
}
