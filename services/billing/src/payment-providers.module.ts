import { Global, Logger, Module } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { SmsSender } from '@rendezvous/server/sms';
import type { PaymentProvider } from './payment/payment.provider.js';
import { PaymentProviders } from './payment/payment-providers.service.js';
import { PayPalProvider } from './paypal/paypal.provider.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { Creditors } from './sepa/creditors.service.js';
import { SepaModule } from './sepa/sepa.module.js';
import { SepaProvider } from './sepa/sepa.provider.js';

/** Who collects money here: the companies that are configured, and in the demo the sandbox bank for what they do not take. */
export const openProviders = async (
  { stripe, paypal, demo }: Config,
  clock: Clock,
  creditors: Creditors,
  sepa: SepaProvider,
  sandbox: SandboxProvider,
  sms: SmsSender,
): Promise<PaymentProviders> => {
  const companies: PaymentProvider[] = [];
  if (stripe !== null) {
    // Its library is loaded where it is used.
    const { StripeProvider } = await import('./stripe/stripe.provider.js');
    companies.push(new StripeProvider(stripe, clock));
  }
  if (paypal !== null) companies.push(new PayPalProvider(paypal, clock));
  if (creditors.find() !== null) {
    if (sms.available) companies.push(sepa);
    else
      new Logger('Billing').warn(
        'Direct debit is not offered: who signs proves it by an SMS, and SMS_URL is not set. See docs/payments.md.',
      );
  }
  return new PaymentProviders([...companies, ...(demo ? [sandbox] : [])]);
};

/** Global, since adapters stand on the port in `payment`: whoever takes payments does not import who collects them. */
@Global()
@Module({
  imports: [SandboxModule, SepaModule],
  providers: [
    { provide: PaymentProviders, useFactory: openProviders, inject: [Config, Clock, Creditors, SepaProvider, SandboxProvider, SmsSender] },
  ],
  exports: [PaymentProviders],
})
export class PaymentProvidersModule {}
