import { randomUUID } from 'node:crypto';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';
import { PaymentStarts } from './payment-starts.service.js';
import { PaymentStore } from './payment.store.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());

test('of two answers of a provider the first one counts', async () => {
  const payments = app.get(PaymentStore);
  const as = await givenMember(app.database);
  const { body } = await app.call(createOrder, { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799 }, { as });
  const payment = await payments.findByOrder(body.order.id);
  const later = { reference: randomUUID(), redirect: 'https://elsewhere.example' };
  const counts = await app.get(PaymentStarts).keep(payment!, later);
  expect(counts).toEqual({ reference: payment!.reference, redirect: payment!.redirect, open: true });
  expect(await payments.findByOrder(body.order.id)).toMatchObject({ reference: payment!.reference, redirect: payment!.redirect });
});
