import { CardIcon, classNames } from '@rendezvous/ui';
import styles from './method-mark.module.css';

/** As on the marks of methods: short, in our own hand, no one's logo. */
const LABELS: Readonly<Record<string, string>> = {
  'American Express': 'AMEX',
  'Cartes Bancaires': 'CB',
  'Diners Club': 'Diners',
  Discover: 'Disc.',
  JCB: 'JCB',
  Mastercard: 'MC',
  UnionPay: 'UP',
  Visa: 'VISA',
};

/** A small sign of a card's brand, beside its name. */
export const BrandMark = ({ brand }: { readonly brand: string }) => {
  const label = LABELS[brand];
  return (
    <span className={styles.mark} aria-hidden="true">
      {label === undefined ? <CardIcon /> : <span className={classNames(styles.label, label.length > 4 && styles.long)}>{label}</span>}
    </span>
  );
};
