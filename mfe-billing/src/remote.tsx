import { type ComponentType, lazy } from 'react';
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
const TimeBonus = lazy(() =>
  import(/* webpackChunkName: "time-bonus" */ './time-bonus/time-bonus').then((module) => ({ default: module.TimeBonus })),
);

const Leaving = lazy(() =>
  import(/* webpackChunkName: "account.leaving" */ './leaving/leaving').then((module) => ({ default: module.Leaving })),
);

/** One of the screens that a chunk holds. */
const screenOf = <Screens extends Readonly<Record<Name, ComponentType>>, Name extends string>(load: () => Promise<Screens>, name: Name) =>
  lazy(() => load().then((screens) => ({ default: screens[name] })));
const reports = () => import(/* webpackChunkName: "operator-reports" */ './operator/reports');
const decisions = () => import(/* webpackChunkName: "operator-decisions" */ './operator/decisions');
const cases = () => import(/* webpackChunkName: "operator-cases" */ './operator/cases');

const Differences = screenOf(reports, 'DifferencesScreen');
const Payments = screenOf(reports, 'PaymentsScreen');
const OperatorProof = screenOf(reports, 'OperatorProofScreen');
const Revenue = screenOf(reports, 'RevenueScreen');
const Trace = screenOf(reports, 'TraceScreen');
const Adjustments = screenOf(decisions, 'AdjustmentsScreen');
const Bundles = screenOf(decisions, 'BundlesScreen');
const Codes = screenOf(decisions, 'CodesScreen');
const Methods = screenOf(decisions, 'MethodsScreen');
const Blocks = screenOf(cases, 'BlocksScreen');
const DirectDebits = screenOf(cases, 'DirectDebitsScreen');
const Disputes = screenOf(cases, 'DisputesScreen');
const OperatorOffers = screenOf(cases, 'OffersScreen');
const OperatorRefunds = screenOf(cases, 'OperatorRefundsScreen');
const Webhooks = screenOf(cases, 'WebhooksScreen');

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
    'operator-offers': <OperatorOffers />,
    'operator-webhooks': <Webhooks />,
    'operator-direct-debits': <DirectDebits />,
    'operator-refunds': <OperatorRefunds />,
    'operator-disputes': <Disputes />,
    'operator-blocks': <Blocks />,
    'operator-bundles': <Bundles />,
    'operator-methods': <Methods />,
    'operator-revenue': <Revenue />,
    'operator-proof': <OperatorProof />,
  }),
  slots: { 'time-bonus': TimeBonus, 'account.leaving': Leaving },
  messages: (locale) => import(`./messages/${locale}.ts`),
});
