import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { LotClaimsService } from './lot-claims.service.js';
import { LotClaimsStore } from './lot-claims.store.js';
import { SignupCreditsListener } from './signup-credits.listener.js';
import { WalletStore } from './wallet.store.js';
import { Wallets } from './wallets.service.js';

/** Members' credits, and what each purchase of them is still worth. */
@Module({
  imports: [SiteModule, AccountModule],
  providers: [WalletStore, LotClaimsStore, LotClaimsService, Wallets, SignupCreditsListener],
  exports: [WalletStore, LotClaimsStore, Wallets],
})
export class WalletModule {}
