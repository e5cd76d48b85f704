export { DifferencesScreen } from './differences/differences-screen';
export { PaymentsScreen } from './overview/payments-screen';
export { OperatorProofScreen } from './proof/operator-proof-screen';
export { RevenueScreen } from './revenue/revenue-screen';
export { TraceScreen } from './trace/trace-screen';
