import { Global, Module } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import type { PaymentProvider } from './payment/payment.provider.js';
import { PaymentProviders } from './payment/payment-providers.service.js';
import { PayPalProvider } from './paypal/paypal.provider.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { Creditors } from './sepa/creditors.service.js';
import { SepaModule } from './sepa/sepa.module.js';
import { SepaProvider } from './sepa/sepa.provider.js';

/** Who collects money here: the companies that are configured, and in the demo the sandbox bank for what they do not take. */
const openProviders = async (
  { stripe, paypal, demo }: Config,
  clock: Clock,
  creditors: Creditors,
  sepa: SepaProvider,
  sandbox: SandboxProvider,
): Promise<PaymentProviders> => {
  const companies: PaymentProvider[] = [];
  if (stripe !== null) {
    // Its library is loaded where it is used.
    const { StripeProvider } = await import('./stripe/stripe.provider.js');
    companies.push(new StripeProvider(stripe, clock));
  }
  if (paypal !== null) companies.push(new PayPalProvider(paypal, clock));
  if (creditors.find() !== null) companies.push(sepa);
  return new PaymentProviders([...companies, ...(demo ? [sandbox] : [])]);
};

/** Global, since adapters stand on the port in `payment`: whoever takes payments does not import who collects them. */
@Global()
@Module({
  imports: [SandboxModule, SepaModule],
  providers: [{ provide: PaymentProviders, useFactory: openProviders, inject: [Config, Clock, Creditors, SepaProvider, SandboxProvider] }],
  exports: [PaymentProviders],
})
export class PaymentProvidersModule {}
