import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { DemoPerson } from './person.js';
import { type PersonaKind, personaIndex } from './personas.js';

interface Bought {
  readonly bundle: string;
  readonly method: PaymentMethod;
  readonly daysAgo: number;
}

/** What became of a purchase: withdrawn and paid back, withdrawn while the bank gives no answer (an operator's), or disputed. */
export type Afterwards = 'refunded' | 'waiting' | 'disputed';

/** What a persona bought; its first purchase made it Premium. */
interface PersonaPurchase extends Bought {
  readonly by: PersonaKind;
}

/** What somebody of a country bought. */
interface CrowdPurchase extends Bought {
  readonly country: CountryCode;
  readonly afterwards?: Afterwards;
}

export const PERSONA_PURCHASES: readonly PersonaPurchase[] = [
  { by: 'premium', bundle: '10', method: 'card', daysAgo: 199 },
  { by: 'hidden', bundle: '10', method: 'card', daysAgo: 198 },
  { by: 'broke', bundle: '10', method: 'paypal', daysAgo: 197 },
  { by: 'premium', bundle: '25', method: 'card', daysAgo: 8 },
];

export const CROWD_PURCHASES: readonly CrowdPurchase[] = [
  { country: 'FR', bundle: '25', method: 'card', daysAgo: 29 },
  { country: 'DE', bundle: '50', method: 'paypal', daysAgo: 27 },
  { country: 'GB', bundle: '10', method: 'card', daysAgo: 26 },
  { country: 'NL', bundle: '25', method: 'ideal', daysAgo: 24 },
  { country: 'BE', bundle: '10', method: 'bancontact', daysAgo: 22 },
  { country: 'AT', bundle: '25', method: 'eps', daysAgo: 20 },
  { country: 'ES', bundle: '50', method: 'card', daysAgo: 19, afterwards: 'disputed' },
  { country: 'CH', bundle: '50', method: 'twint', daysAgo: 17 },
  { country: 'PL', bundle: '10', method: 'blik', daysAgo: 15 },
  { country: 'FR', bundle: '100', method: 'paypal', daysAgo: 14 },
  { country: 'IT', bundle: '25', method: 'card', daysAgo: 12 },
  { country: 'DE', bundle: '25', method: 'card', daysAgo: 10, afterwards: 'refunded' },
  { country: 'GB', bundle: '50', method: 'paypal', daysAgo: 9 },
  { country: 'US', bundle: '50', method: 'card', daysAgo: 7 },
  { country: 'NL', bundle: '10', method: 'ideal', daysAgo: 5 },
  { country: 'FR', bundle: '10', method: 'card', daysAgo: 4, afterwards: 'waiting' },
  { country: 'PL', bundle: '25', method: 'przelewy24', daysAgo: 3 },
  { country: 'GB', bundle: '25', method: 'card', daysAgo: 2 },
  { country: 'DE', bundle: '10', method: 'paypal', daysAgo: 1 },
];

/** Every way in which one of these was paid. */
export const BOUGHT_BY: readonly PaymentMethod[] = [...new Set([...PERSONA_PURCHASES, ...CROWD_PURCHASES].map(({ method }) => method))];

/** How many credits of `person.credits` were bought, and not spent since: all but those of the persona who spent them on messages. */
export const boughtCredits = ({ index, credits }: Pick<DemoPerson, 'index' | 'credits'>): number =>
  Math.min(
    credits,
    PERSONA_PURCHASES.filter(({ by }) => personaIndex(by) === index).reduce((sum, { bundle }) => sum + Number(bundle), 0),
  );
