import { useIntl } from 'react-intl';
import { refusalOf } from '@rendezvous/client';
import { ACCOUNT_FIELDS, type AccountField } from './account-values';

/** Refusals that are about one field. */
const OF_FIELD: Readonly<Record<string, AccountField>> = {
  'billing.direct-debit-iban': 'iban',
  'billing.direct-debit-country': 'iban',
  'billing.direct-debit-mobile': 'mobile',
  'billing.direct-debit-mobile-country': 'mobile',
};

/** What is said of a field that is not as it has to be. */
const sentenceOf = (name: AccountField): string =>
  name === 'mobile' ? 'refusal.billing.direct-debit-mobile' : 'billing.direct-debit.invalid';

export type AccountFaults = Partial<Record<AccountField, string>>;

/** What is wrong with what was typed, field by field: what is missing, and what the server says of it. */
export const useAccountFaults = (missing: readonly AccountField[], error: unknown): AccountFaults => {
  const intl = useIntl();
  const refusal = refusalOf(error);
  const field = OF_FIELD[refusal?.code ?? ''];
  const invalid = ACCOUNT_FIELDS.filter((name) => refusal?.fields.some(({ path }) => path === `details.${name}`));
  return {
    ...Object.fromEntries(invalid.map((name) => [name, intl.formatMessage({ id: sentenceOf(name) })])),
    ...(field && { [field]: intl.formatMessage({ id: `refusal.${refusal?.code}` }) }),
    ...Object.fromEntries(missing.map((name) => [name, intl.formatMessage({ id: `billing.direct-debit.missing.${name}` })])),
  };
};
