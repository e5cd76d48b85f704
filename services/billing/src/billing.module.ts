import { Module } from '@nestjs/common';
import { WalletStore } from './wallet/wallet.store.js';
import { Wallets } from './wallet/wallets.service.js';

@Module({
  providers: [WalletStore, Wallets],
  exports: [Wallets],
})
export class BillingModule {}
