import { Global, Module } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import type { PaymentProvider } from './payment/payment.provider.js';
import { PaymentProviders } from './payment/payment-providers.service.js';
import { PayPalProvider } from './paypal/paypal.provider.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';

/** Who collects money here: the companies that are configured, and in the demo the sandbox bank for what they do not take. */
const openProviders = async ({ stripe, paypal, demo }: Config, clock: Clock, sandbox: SandboxProvider): Promise<PaymentProviders> => {
  const companies: PaymentProvider[] = [];
  if (stripe !== null) {
    // Its library is loaded where it is used.
    const { StripeProvider } = await import('./stripe/stripe.provider.js');
    companies.push(new StripeProvider(stripe, clock));
  }
  if (paypal !== null) companies.push(new PayPalProvider(paypal, clock));
  return new PaymentProviders([...companies, ...(demo ? [sandbox] : [])]);
};

/** Global, since adapters stand on the port in `payment`: whoever takes payments does not import who collects them. */
@Global()
@Module({
  imports: [SandboxModule],
  providers: [{ provide: PaymentProviders, useFactory: openProviders, inject: [Config, Clock, SandboxProvider] }],
  exports: [PaymentProviders],
})
export class PaymentProvidersModule {}
