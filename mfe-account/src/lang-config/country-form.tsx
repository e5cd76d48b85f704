import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { COUNTRY_FORM_PATH } from '@rendezvous/contracts/site/country-choice';
import { Button, Select } from '@rendezvous/ui';
import styles from './country-form.module.css';

/**
 * Which country a visitor wants to be in: whose members, prices and ways to pay are shown. A plain form also where scripts run, since every
 * page changes with it.
 */
export const CountryForm = () => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { countries, geoip_country: found, geoip_selected_country: chosen } = useSettings();
  const options = useMemo(() => {
    const order = new Intl.Collator(intl.locale);
    return countries
      .map(({ code }) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code }))
      .toSorted((one, other) => order.compare(one.label, other.label));
  }, [countries, intl]);
  return (
    <section className={styles.country} aria-labelledby="country">
      <h2 id="country">{intl.formatMessage({ id: 'account.country.title' })}</h2>
      <p className="muted">{intl.formatMessage({ id: 'account.country.text' })}</p>
      <form className={styles.form} method="post" action={COUNTRY_FORM_PATH} autoComplete="off">
        <input type="hidden" name="page" value={pathname + search} />
        <Select
          label={intl.formatMessage({ id: 'account.country.label' })}
          name="country"
          options={options}
          defaultValue={chosen ?? found}
        />
        <Button type="submit" variant="accent">
          {intl.formatMessage({ id: 'account.country.keep' })}
        </Button>
      </form>
    </section>
  );
};
