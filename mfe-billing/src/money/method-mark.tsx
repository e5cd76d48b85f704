import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { BankIcon, CardIcon, classNames } from '@rendezvous/ui';
import styles from './method-mark.module.css';

/** How the marks are labelled: short, in our own hand. They are no one's logo. */
const LABELS: Readonly<Record<Exclude<PaymentMethod, 'card' | 'sepa'>, string>> = {
  paypal: 'PayPal',
  ideal: 'iDEAL',
  bancontact: 'BC',
  eps: 'eps',
  twint: 'TWINT',
  blik: 'BLIK',
  przelewy24: 'P24',
};

/** A small sign of a method, beside its name: each has its own, all are drawn alike. */
export const MethodMark = ({ method }: { method: PaymentMethod }) => (
  <span className={styles.mark} aria-hidden="true">
    {method === 'card' ? (
      <CardIcon />
    ) : method === 'sepa' ? (
      <BankIcon />
    ) : (
      <span className={classNames(styles.label, LABELS[method].length > 4 && styles.long)}>{LABELS[method]}</span>
    )}
  </span>
);
