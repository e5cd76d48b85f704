import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LinkButton } from '@rendezvous/ui';
import styles from './country-form.module.css';

/** Which country a member is in: that of their profile. */
export const OwnCountry = () => {
  const intl = useIntl();
  return (
    <section className={styles.country} aria-labelledby="country">
      <h2 id="country">{intl.formatMessage({ id: 'account.country.title' })}</h2>
      <p className="muted">{intl.formatMessage({ id: 'account.country.own' })}</p>
      <LinkButton className={styles.profile} render={<Link to="/profile" />}>
        {intl.formatMessage({ id: 'account.country.profile' })}
      </LinkButton>
    </section>
  );
};
