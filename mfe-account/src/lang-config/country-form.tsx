import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { COUNTRY_FORM_PATH } from '@rendezvous/contracts/site/country-choice';
import { Button } from '@rendezvous/ui';
import { CountryField } from '../place/country-field';
import styles from './country-form.module.css';

/**
 * Which country a visitor wants to be in: whose members, prices and ways to pay are shown. A plain form also where scripts run, since every
 * page changes with it.
 */
export const CountryForm = () => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { countries, geoip_country: found, geoip_selected_country: chosen } = useSettings();
  const [country, setCountry] = useState(chosen ?? found);
  return (
    <section className={styles.country} aria-labelledby="country">
      <h2 id="country">{intl.formatMessage({ id: 'account.country.title' })}</h2>
      <p className="muted">{intl.formatMessage({ id: 'account.country.text' })}</p>
      <form className={styles.form} method="post" action={COUNTRY_FORM_PATH} autoComplete="off">
        <input type="hidden" name="page" value={pathname + search} />
        <CountryField countries={countries.map(({ code }) => code)} value={country} onChange={setCountry} />
        <Button type="submit" variant="accent">
          {intl.formatMessage({ id: 'account.country.keep' })}
        </Button>
      </form>
    </section>
  );
};
