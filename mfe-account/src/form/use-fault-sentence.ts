import { useIntl } from 'react-intl';

/** Values that a sentence may name. */
type Values = Readonly<Record<string, string | number>>;

/** The sentence for a faulty field: `account.fault.<field>.<code>`, else `account.fault.<code>`, else "not valid". */
export const useFaultSentence = (): ((field: string, code: string | undefined, values?: Values) => string | undefined) => {
  const intl = useIntl();
  return (field, code, values) => {
    if (code === undefined || code === '') return undefined;
    const ids = [`account.fault.${field}.${code}`, `account.fault.${code}`];
    return intl.formatMessage({ id: ids.find((id) => id in intl.messages) ?? 'account.fault.invalid' }, values);
  };
};
