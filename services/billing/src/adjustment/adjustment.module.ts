import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { ApprovalModule } from '../approval/approval.module.js';
import { StatementModule } from '../statement/statement.module.js';
import { WalletModule } from '../wallet/wallet.module.js';
import { AdjustmentController } from './adjustment.controller.js';
import { AdjustmentStore } from './adjustment.store.js';
import { Adjustments } from './adjustments.service.js';
import { OperatorWallets } from './operator-wallets.service.js';

/** Credits that operators give and take. */
@Module({
  imports: [AccountModule, ApprovalModule, StatementModule, WalletModule],
  controllers: [AdjustmentController],
  providers: [AdjustmentStore, Adjustments, OperatorWallets],
  exports: [AdjustmentStore, Adjustments],
})
export class AdjustmentModule {}
