import { CreateBilling1700000003001 } from './1700000003001-create-billing.js';
import { OfferTimeBonus1700000003002 } from './1700000003002-offer-time-bonus.js';

export const migrations = [CreateBilling1700000003001, OfferTimeBonus1700000003002];
