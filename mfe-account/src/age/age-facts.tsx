import { useIntl } from 'react-intl';
import type { AgeAssurance } from '@rendezvous/contracts/account/age-assurance';
import { Anchor } from '@rendezvous/ui';
import styles from './age.module.css';

interface Props {
  readonly age: AgeAssurance;
  readonly company: NonNullable<AgeAssurance['company']>;
}

/** Who is asked what, what comes back, and how long it is kept: said before anybody goes there. */
export const AgeFacts = ({ age: { min_age: age, valid_days: days }, company }: Props) => {
  const intl = useIntl();
  const link = (
    <Anchor key="link" href={company.privacy} target="_blank" rel="noreferrer">
      {intl.formatMessage({ id: 'account.age.who-link' })}
    </Anchor>
  );
  return (
    <dl className={styles.facts}>
      {(['who', 'told', 'back', 'kept'] as const).map((name) => (
        <div key={name}>
          <dt>{intl.formatMessage({ id: `account.age.${name}` })}</dt>
          <dd>{intl.formatMessage({ id: `account.age.${name}-text` }, { age, days, company: company.name, link })}</dd>
        </div>
      ))}
    </dl>
  );
};
