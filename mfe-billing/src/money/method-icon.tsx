import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { BankIcon, CardIcon, CoinIcon } from '@rendezvous/ui';

/** Card, wallet or bank: three signs are enough, the name says the rest. */
export const MethodIcon = ({ method }: { method: PaymentMethod }) => {
  if (method === 'card' || method === 'bancontact') return <CardIcon />;
  return method === 'paypal' || method === 'twint' || method === 'blik' ? <CoinIcon /> : <BankIcon />;
};
