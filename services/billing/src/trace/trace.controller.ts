import { traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@rendezvous/server/http';
import { Traces } from './traces.service.js';

/** Chains of payments, for operators. */
@Controller()
export class TraceController {
  constructor(private readonly traces: Traces) {}

  @Endpoint(traceMoney)
  find(@Input() { query }: InputOf<typeof traceMoney>): Promise<ReplyOf<typeof traceMoney>> {
    return this.traces.find(query.find);
  }
}
