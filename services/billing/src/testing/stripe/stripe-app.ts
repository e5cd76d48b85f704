import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../../billing.module.js';
import { billingData } from '../index.js';
import { SteadyClock } from '../steady-clock.js';
import { StripeServer } from './stripe-server.js';
import { STRIPE_ENVIRONMENT } from './stripe-world.js';

/** The application as it runs with Stripe, and the server that plays Stripe for it. Close both. */
export const openStripeApp = async (): Promise<{ readonly app: TestApp; readonly stripe: StripeServer }> => {
  const clock = new SteadyClock();
  const stripe = await StripeServer.open(STRIPE_ENVIRONMENT.STRIPE_SECRET_KEY, clock);
  const environment = { ...STRIPE_ENVIRONMENT, STRIPE_API: stripe.address, DEMO: 'no', PUBLIC_URL: 'https://love.example' };
  return { app: await testApp({ imports: [BillingModule], ...billingData, clock, environment }), stripe };
};
