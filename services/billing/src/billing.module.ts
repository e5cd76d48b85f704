import { Module } from '@nestjs/common';
import { AdjustmentModule } from './adjustment/adjustment.module.js';
import { ApprovalModule } from './approval/approval.module.js';
import { BankAnswerModule } from './bank-answer/bank-answer.module.js';
import { BankFileModule } from './bank-file/bank-file.module.js';
import { BlockModule } from './block/block.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DirectDebitCodeModule } from './direct-debit-code/direct-debit-code.module.js';
import { DirectDebitModule } from './direct-debit/direct-debit.module.js';
import { DiscountModule } from './discount/discount.module.js';
import { DisputeModule } from './dispute/dispute.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { IncidentModule } from './incident/incident.module.js';
import { LeavingModule } from './leaving/leaving.module.js';
import { OrderModule } from './order/order.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { PaymentProvidersModule } from './payment-providers.module.js';
import { BillingPersonalDataModule } from './personal-data/personal-data.module.js';
import { PriceModule } from './price/price.module.js';
import { ProofModule } from './proof/proof.module.js';
import { ProviderReportModule } from './provider-report/provider-report.module.js';
import { RefundModule } from './refund/refund.module.js';
import { ReversalModule } from './reversal/reversal.module.js';
import { RevenueModule } from './revenue/revenue.module.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SandboxDebitsModule } from './sandbox-debits/sandbox-debits.module.js';
import { StatementModule } from './statement/statement.module.js';
import { TraceModule } from './trace/trace.module.js';
import { StoredMethodModule } from './stored-method/stored-method.module.js';
import { WalletModule } from './wallet/wallet.module.js';
import { WebhookModule } from './webhook/webhook.module.js';

/** Credits and payments. Each folder says in its module what it consists of and what others may take. */
@Module({
  imports: [
    AdjustmentModule,
    ApprovalModule,
    BankAnswerModule,
    BankFileModule,
    BlockModule,
    CheckoutModule,
    DemoModule,
    DirectDebitCodeModule,
    DirectDebitModule,
    DiscountModule,
    DisputeModule,
    DocumentsModule,
    IncidentModule,
    LeavingModule,
    OrderModule,
    PaymentModule,
    PaymentProvidersModule,
    BillingPersonalDataModule,
    PriceModule,
    ProofModule,
    ProviderReportModule,
    RefundModule,
    ReversalModule,
    RevenueModule,
    SandboxModule,
    SandboxDebitsModule,
    StatementModule,
    TraceModule,
    StoredMethodModule,
    WalletModule,
    WebhookModule,
  ],
  exports: [
    AdjustmentModule,
    CheckoutModule,
    DirectDebitModule,
    DiscountModule,
    DisputeModule,
    IncidentModule,
    PriceModule,
    RefundModule,
    WalletModule,
  ],
})
export class BillingModule {}
