export { BlocksScreen } from './blocks/blocks-screen';
export { DirectDebitsScreen } from './direct-debits/direct-debits-screen';
export { DisputesScreen } from './disputes/disputes-screen';
export { OffersScreen } from './offers/offers-screen';
export { OperatorRefundsScreen } from './refunds/operator-refunds-screen';
export { WebhooksScreen } from './webhooks/webhooks-screen';
