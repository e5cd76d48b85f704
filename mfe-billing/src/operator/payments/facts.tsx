import type { ReactNode } from 'react';
import styles from './payments.module.css';

/** What is known of something: each term with what it is. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, value]) => (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
