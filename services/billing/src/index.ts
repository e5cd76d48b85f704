import { DirectDebitCode } from './direct-debit-code/direct-debit-code.entity.js';
import { DiscountCodeRow } from './discount/discount-code.entity.js';
import { Dispute } from './dispute/dispute.entity.js';
import { Order } from './order/order.entity.js';
import { Payment } from './payment/payment.entity.js';
import { StoredMethod } from './payment/stored-method.entity.js';
import { Bundle, CountryMethod, Price } from './price/price.entity.js';
import { ProofRun } from './proof/proof-run.entity.js';
import { Refund } from './refund/refund.entity.js';
import { Seller } from './order/seller.entity.js';
import { SandboxDelivery, SandboxDispute, SandboxPayment, SandboxRefund } from './sandbox/sandbox-payment.entity.js';
import { DirectDebit, DirectDebitRefund } from './sepa/direct-debit.entity.js';
import { Mandate } from './sepa/mandate.entity.js';
import { TaxRate } from './tax/tax-rate.entity.js';

/** The door of billing: what areas to its right may use. */
export { BillingModule } from './billing.module.js';
export { migrations } from './migrations/index.js';
export { DemoPurchases } from './demo/demo-purchases.service.js';
export { Adjustments } from './adjustment/adjustments.service.js';
export { Incidents } from './incident/incidents.service.js';
export { OwnOfferList, type OwnOffer } from './discount/own-offer-list.js';
export { Discounts } from './discount/discounts.service.js';
export { Refunds } from './refund/refunds.service.js';
export { OrderDisputes } from './dispute/order-disputes.service.js';
export { AnnouncedDebits } from './direct-debit/announced-debits.service.js';
export { Receipts } from './checkout/receipts.service.js';
export { FeeRequests } from './price/fee-requests.service.js';
export { PriceRequests } from './price/price-requests.service.js';
export { Prices } from './price/prices.service.js';
export { TaxRateList } from './tax/tax-rate-list.js';
export { SPEND_SQL } from './wallet/spend.store.js';
export { type GrantKind } from './wallet/wallet.rules.js';
export { Wallets } from './wallet/wallets.service.js';

export const entities = [
  Bundle,
  Price,
  TaxRate,
  CountryMethod,
  DirectDebitCode,
  DiscountCodeRow,
  Seller,
  Order,
  Payment,
  StoredMethod,
  Refund,
  Dispute,
  ProofRun,
  Mandate,
  DirectDebit,
  DirectDebitRefund,
  SandboxPayment,
  SandboxRefund,
  SandboxDispute,
  SandboxDelivery,
];
