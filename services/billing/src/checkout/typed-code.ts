import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import type { LimitName } from '@rendezvous/contracts/limits';

/** As a code is counted that somebody names, by looking it up or by ordering with it. What the site offers by itself is no guess. */
export const TYPED_CODE = { ...readDiscountCode, limit: 'discount_code' satisfies LimitName } as const;
