import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { PaymentProvider } from './payment.provider.js';
import { PaymentProviders } from './payment-providers.service.js';

const provider = (name: string, ...methods: PaymentMethod[]) => ({ name, methods }) as Partial<PaymentProvider> as PaymentProvider;
const [cards, banks] = [provider('cards', 'card', 'paypal'), provider('banks', 'sepa', 'card')];
const providers = new PaymentProviders([cards, banks]);

test('a name that nobody has is found by nobody', () => {
  expect(providers.findNamed('unknown')).toBeNull();
  expect(() => providers.forPayment({ id: 'p1', provider: 'unknown' })).toThrow('No provider unknown is set up for the payment p1');
});

test('a method that nobody takes begins no payment', () => {
  expect(() => providers.forMethod('twint')).toThrow('No provider takes twint');
});

test('two providers cannot share a name', () => {
  expect(() => new PaymentProviders([cards, provider('cards')])).toThrow('Two payment providers have the same name.');
});

test('a payment stays with the provider that stands on it', () => {
  expect([providers.findNamed('banks'), providers.forPayment({ id: 'p1', provider: 'banks' })]).toEqual([banks, banks]);
});

test('a new payment begins with the first provider that takes its method', () => {
  expect([providers.forMethod('card'), providers.forMethod('sepa')]).toEqual([cards, banks]);
});
