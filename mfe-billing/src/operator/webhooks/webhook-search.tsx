import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PAYMENT_PROVIDERS } from '@rendezvous/contracts/billing/webhook';
import { Button, Select, TextInput } from '@rendezvous/ui';
import styles from './webhooks.module.css';

interface Props {
  readonly provider: string | null;
  /** The name that is looked for: of an event, or of what it is about. */
  readonly reference: string | null;
  readonly onSearch: (next: { readonly provider: string | null; readonly reference: string | null }) => void;
}

/** Which events are shown: of a provider, or about one thing. */
export const WebhookSearch = ({ provider, reference, onSearch }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.webhooks.${id}` });
  const [typed, type] = useState(reference ?? '');
  const search = (next: Partial<Parameters<Props['onSearch']>[0]>) =>
    onSearch({ provider, reference: typed.trim() === '' ? null : typed.trim(), ...next });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search({});
      }}
    >
      <Select
        label={say('column.provider')}
        value={provider ?? ''}
        options={[
          { value: '', label: say('any-provider') },
          ...PAYMENT_PROVIDERS.map((value) => ({ value, label: intl.formatMessage({ id: `billing.payments.provider.${value}` }) })),
        ]}
        onChange={({ target }) => search({ provider: target.value === '' ? null : target.value })}
      />
      <TextInput label={say('search')} value={typed} maxLength={200} onChange={({ target }) => type(target.value)} />
      <Button type="submit">{say('find')}</Button>
    </form>
  );
};
