import type { Clock } from '@rendezvous/server/clock';
import type { Config } from '@rendezvous/server/config';
import type { PaymentProvider } from './payment/payment.provider.js';
import { PaymentProviders } from './payment/payment-providers.service.js';
import { PayPalProvider } from './paypal/paypal.provider.js';
import type { SandboxProvider } from './sandbox/sandbox.provider.js';

/** Who collects money here: the companies that are configured, and in the demo the sandbox bank for what they do not take. */
export const openProviders = async (
  { stripe, paypal, demo }: Config,
  clock: Clock,
  sandbox: SandboxProvider,
): Promise<PaymentProviders> => {
  const companies: PaymentProvider[] = [];
  if (stripe !== null) {
    // Its library is loaded where it is used.
    const { StripeProvider } = await import('./stripe/stripe.provider.js');
    companies.push(new StripeProvider(stripe, clock));
  }
  if (paypal !== null) companies.push(new PayPalProvider(paypal, clock));
  return new PaymentProviders([...companies, ...(demo ? [sandbox] : [])]);
};
