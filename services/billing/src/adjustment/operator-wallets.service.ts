import type { readWallet } from '@rendezvous/contracts/billing/operator-adjustments';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Statements } from '../statement/statements.service.js';
import { Wallets } from '../wallet/wallets.service.js';

/** What operators see of a member's wallet before they change it. */
@Injectable()
export class OperatorWallets {
  constructor(
    private readonly wallets: Wallets,
    private readonly statements: Statements,
  ) {}

  async read(memberId: number): Promise<ReplyOf<typeof readWallet>> {
    const [parts, { entries }] = await Promise.all([this.wallets.parts(memberId), this.statements.latest(memberId)]);
    return { ...parts, entries };
  }
}
