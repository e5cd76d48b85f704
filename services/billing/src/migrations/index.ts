import { CreateBilling1700000003001 } from './1700000003001-create-billing.js';

export const migrations = [CreateBilling1700000003001];
