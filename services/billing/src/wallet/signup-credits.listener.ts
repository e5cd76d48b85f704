import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import { EventBus } from '@rendezvous/server/outbox';
import { Sites } from '@rendezvous/site';
import { Wallets } from './wallets.service.js';

/** Gives the first credits when a member's address is confirmed, once for each member and once for each address. */
@Injectable()
export class SignupCreditsListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly members: Members,
    private readonly wallets: Wallets,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-activated', 'billing.signup-credits', ({ memberId }) => this.give(memberId));
  }

  private async give(memberId: number): Promise<void> {
    const credits = this.sites.ofId(await this.members.siteId(memberId)).settings.signup_credits;
    const due = credits > 0 && (await this.members.signupCreditsDue(memberId));
    await this.database.transaction(async (tx) => {
      await this.wallets.open(tx, memberId);
      if (due) await this.wallets.grant(tx, { memberId, credits, kind: 'signup', reference: `signup:${memberId}` });
    });
  }
}
