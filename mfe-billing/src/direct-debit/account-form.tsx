import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { DIRECT_DEBIT_MAX } from '@rendezvous/contracts/billing/direct-debit-terms';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Button, Checkbox, FormError, TextInput } from '@rendezvous/ui';
import { type AccountField, type AccountValues, missingFields } from './account-values';
import styles from './direct-debit.module.css';
import { IbanInput } from './iban-input';
import { useAccountFaults } from './use-account-faults';
import { useAccountValues } from './use-account-values';
import { useFocusFault } from './use-focus-fault';

interface Props {
  /** Where the member is: what their mobile number begins with. null while it is not known. */
  readonly country: CountryCode | null;
  /** Countries whose accounts are taken. */
  readonly countries: readonly CountryCode[];
  readonly busy: boolean;
  /** Why the account was refused. */
  readonly error: unknown;
  readonly onChoose: (values: AccountValues) => void;
  /** Something is mended. */
  readonly onMend: () => void;
}

/** How browsers know the fields. A house number stands alone nowhere else: what they know of an address's second line is something other. */
const AUTOCOMPLETE: Readonly<Record<Exclude<AccountField, 'iban'>, string>> = {
  holder: 'name',
  street: 'address-line1',
  house_number: 'off',
  postal_code: 'postal-code',
  city: 'address-level2',
  mobile: 'tel',
};

/** The account that is debited, whose it is, and the number that proves it. What is typed stays until the debit is signed. */
export const AccountForm = ({ country, countries, busy, error, onChoose, onMend }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { values, type } = useAccountValues(country);
  const [missing, setMissing] = useState<readonly AccountField[]>([]);
  const faults = useAccountFaults(missing, error);
  const faulty = Object.keys(faults).length > 0;
  const { form, focusFault } = useFocusFault(error);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const empty = missingFields(values);
    setMissing(empty);
    if (empty.length > 0) focusFault();
    else onChoose(values);
  };
  const change = (field: AccountField, text: string): void => {
    type({ [field]: text });
    setMissing(missing.filter((name) => name !== field));
    if (field in faults) onMend();
  };
  const field = (name: Exclude<AccountField, 'iban'>) => ({
    name,
    label: intl.formatMessage({ id: `billing.direct-debit.${name}` }),
    error: faults[name],
    value: values[name],
    maxLength: DIRECT_DEBIT_MAX[name],
    autoComplete: AUTOCOMPLETE[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => change(name, currentTarget.value),
  });
  const names = countries.map((code) => intl.formatDisplayName(code, { type: 'region' }) ?? code);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{error === null || faulty ? null : sentence(error)}</FormError>
      <IbanInput
        label={intl.formatMessage({ id: 'billing.direct-debit.iban' })}
        hint={intl.formatMessage({ id: 'billing.direct-debit.iban-hint' }, { countries: intl.formatList(names, { type: 'disjunction' }) })}
        error={faults.iban}
        value={values.iban}
        onType={(text) => change('iban', text)}
      />
      <TextInput {...field('holder')} />
      <div className={styles.pair}>
        <TextInput {...field('street')} className={styles.wide} />
        <TextInput {...field('house_number')} className={styles.narrow} />
      </div>
      <div className={styles.pair}>
        <TextInput {...field('postal_code')} className={styles.narrow} />
        <TextInput {...field('city')} className={styles.wide} />
      </div>
      <TextInput {...field('mobile')} type="tel" hint={intl.formatMessage({ id: 'billing.direct-debit.mobile-hint' })} />
      <Checkbox
        name="keep"
        label={intl.formatMessage({ id: 'billing.direct-debit.keep' })}
        hint={intl.formatMessage({ id: 'billing.direct-debit.keep-hint' })}
        checked={values.keep}
        onChange={({ currentTarget }) => type({ keep: currentTarget.checked })}
      />
      <Button type="submit" variant="accent" size="big" full busy={busy}>
        {intl.formatMessage({ id: 'billing.direct-debit.send-code' })}
      </Button>
    </form>
  );
};
