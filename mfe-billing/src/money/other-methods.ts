import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';

/** The methods to offer to somebody whose own failed: PayPal first, where a bank's no to a card does not matter; the others as the country has them. */
export const inOrderOfRetry = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] => [
  ...methods.filter((method) => method === 'paypal'),
  ...methods.filter((method) => method !== 'paypal'),
];
