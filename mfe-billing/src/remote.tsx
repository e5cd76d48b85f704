import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Credits = lazy(() =>
  import(/* webpackChunkName: "credits" */ './credits/credits-screen').then(({ CreditsScreen }) => ({ default: CreditsScreen })),
);
const PaymentResult = lazy(() =>
  import(/* webpackChunkName: "payment-result" */ './payment-result/payment-result-screen').then(({ PaymentResultScreen }) => ({
    default: PaymentResultScreen,
  })),
);
const Transactions = lazy(() =>
  import(/* webpackChunkName: "transactions" */ './transactions/transactions-screen').then(({ TransactionsScreen }) => ({
    default: TransactionsScreen,
  })),
);
const DirectDebit = lazy(() =>
  import(/* webpackChunkName: "direct-debit" */ './direct-debit/direct-debit-screen').then(({ DirectDebitScreen }) => ({
    default: DirectDebitScreen,
  })),
);
const RepeatOrder = lazy(() =>
  import(/* webpackChunkName: "repeat-order" */ './repeat-order/repeat-order-screen').then(({ RepeatOrderScreen }) => ({
    default: RepeatOrderScreen,
  })),
);
const Receipt = lazy(() =>
  import(/* webpackChunkName: "transactions" */ './transactions/receipt-screen').then(({ ReceiptScreen }) => ({ default: ReceiptScreen })),
);
const Refunds = lazy(() =>
  import(/* webpackChunkName: "refunds" */ './refunds/refunds-screen').then(({ RefundsScreen }) => ({ default: RefundsScreen })),
);
const StoredMethods = lazy(() =>
  import(/* webpackChunkName: "stored-methods" */ './stored-methods/stored-methods-screen').then(({ StoredMethodsScreen }) => ({
    default: StoredMethodsScreen,
  })),
);
const Premium = lazyScreen(() =>
  import(/* webpackChunkName: "premium" */ './premium/premium-screen').then(({ PremiumScreen }) => ({ default: PremiumScreen })),
);
const Pricing = lazyScreen(() =>
  import(/* webpackChunkName: "premium" */ './premium/pricing-screen').then(({ PricingScreen }) => ({ default: PricingScreen })),
);
const Webhooks = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/webhooks/webhooks-screen').then(({ WebhooksScreen }) => ({
    default: WebhooksScreen,
  })),
);
const TimeBonus = lazy(() =>
  import(/* webpackChunkName: "time-bonus" */ './discount/time-bonus').then((module) => ({ default: module.TimeBonus })),
);

const OperatorProof = lazy(() =>
  import(/* webpackChunkName: "operator-reports" */ './operator/proof/operator-proof-screen').then(({ OperatorProofScreen }) => ({
    default: OperatorProofScreen,
  })),
);
const Leaving = lazy(() =>
  import(/* webpackChunkName: "account.leaving" */ './leaving/leaving').then((module) => ({ default: module.Leaving })),
);

const Payments = lazy(() =>
  import(/* webpackChunkName: "operator-reports" */ './operator/payments/payments-screen').then(({ PaymentsScreen }) => ({
    default: PaymentsScreen,
  })),
);
const Trace = lazy(() =>
  import(/* webpackChunkName: "operator-reports" */ './operator/trace/trace-screen').then(({ TraceScreen }) => ({ default: TraceScreen })),
);
const Differences = lazy(() =>
  import(/* webpackChunkName: "operator-reports" */ './operator/differences/differences-screen').then(({ DifferencesScreen }) => ({
    default: DifferencesScreen,
  })),
);
const Adjustments = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/adjustments/adjustments-screen').then(({ AdjustmentsScreen }) => ({
    default: AdjustmentsScreen,
  })),
);
const Codes = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/codes/codes-screen').then(({ CodesScreen }) => ({ default: CodesScreen })),
);
const DirectDebits = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/direct-debits/direct-debits-screen').then(({ DirectDebitsScreen }) => ({
    default: DirectDebitsScreen,
  })),
);
const Bundles = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/bundles/bundles-screen').then(({ BundlesScreen }) => ({
    default: BundlesScreen,
  })),
);
const Revenue = lazy(() =>
  import(/* webpackChunkName: "operator-reports" */ './operator/revenue/revenue-screen').then(({ RevenueScreen }) => ({
    default: RevenueScreen,
  })),
);
const OperatorRefunds = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/refunds/operator-refunds-screen').then(({ OperatorRefundsScreen }) => ({
    default: OperatorRefundsScreen,
  })),
);
const Blocks = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/blocks/blocks-screen').then(({ BlocksScreen }) => ({
    default: BlocksScreen,
  })),
);
const Disputes = lazy(() =>
  import(/* webpackChunkName: "operator-cases" */ './operator/disputes/disputes-screen').then(({ DisputesScreen }) => ({
    default: DisputesScreen,
  })),
);

export default defineRemote({
  area: 'billing',
  routes: bindScreens(descriptor.routes, {
    credits: <Credits />,
    'payment-result': <PaymentResult />,
    'repeat-order': <RepeatOrder />,
    'direct-debit': <DirectDebit />,
    transactions: <Transactions />,
    receipt: <Receipt />,
    refunds: <Refunds />,
    'stored-methods': <StoredMethods />,
    premium: <Premium />,
    pricing: <Pricing />,
    'operator-payments': <Payments />,
    'operator-trace': <Trace />,
    'operator-differences': <Differences />,
    'operator-adjustments': <Adjustments />,
    'operator-codes': <Codes />,
    'operator-webhooks': <Webhooks />,
    'operator-direct-debits': <DirectDebits />,
    'operator-refunds': <OperatorRefunds />,
    'operator-disputes': <Disputes />,
    'operator-blocks': <Blocks />,
    'operator-bundles': <Bundles />,
    'operator-revenue': <Revenue />,
    'operator-proof': <OperatorProof />,
  }),
  slots: { 'time-bonus': TimeBonus, 'account.leaving': Leaving },
  messages: (locale) => import(`./messages/${locale}.ts`),
});
