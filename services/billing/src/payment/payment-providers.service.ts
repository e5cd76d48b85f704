import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Payment } from './payment.entity.js';
import type { PaymentProvider } from './payment.provider.js';

/** The companies that collect money. A payment stays with the one that it was begun with, by the name that stands on it. */
export class PaymentProviders {
  private readonly byName: ReadonlyMap<string, PaymentProvider>;

  /** @param providers the preferred one of a method first */
  constructor(private readonly providers: readonly PaymentProvider[]) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]));
    if (this.byName.size < providers.length) throw new Error('Two payment providers have the same name.');
  }

  /** All that are set up. */
  all(): readonly PaymentProvider[] {
    return this.providers;
  }

  /** The provider of this name; null when there is none. */
  findNamed(name: string): PaymentProvider | null {
    return this.byName.get(name) ?? null;
  }

  /** The provider that a payment was begun with. Throws when it is set up no more: its payments need it until they are decided. */
  forPayment({ id, provider }: Pick<Payment, 'id' | 'provider'>): PaymentProvider {
    const found = this.findNamed(provider);
    if (found === null) throw new Error(`No provider ${provider} is set up for the payment ${id}`);
    return found;
  }

  /** Whether anybody collects money in this way. */
  takes(method: PaymentMethod): boolean {
    return this.providers.some(({ methods }) => methods.includes(method));
  }

  /** The provider that new payments of a method are begun with. Throws when none takes it: then the method must not be offered. */
  forMethod(method: PaymentMethod): PaymentProvider {
    const found = this.providers.find(({ methods }) => methods.includes(method));
    if (found === undefined) throw new Error(`No provider takes ${method}`);
    return found;
  }
}
