import { days } from '@rendezvous/contracts/kernel';
import type { StoredMethod } from '../payment/stored-method.entity.js';

type Expiry = Pick<StoredMethod, 'expiryMonth' | 'expiryYear'>;

/** The month of a card as it is told: `2029-04`. */
export const expiryMonth = ({ expiryYear, expiryMonth: month }: Expiry): string => `${expiryYear}-${String(month).padStart(2, '0')}`;

/** A card counts until the end of its month, wherever on Earth that ends last: a bank's own no is better than ours. */
export const isExpired = ({ expiryYear, expiryMonth: month }: Expiry, at: Date): boolean =>
  at.getTime() >= Date.UTC(expiryYear, month, 1) + days(0.5);
