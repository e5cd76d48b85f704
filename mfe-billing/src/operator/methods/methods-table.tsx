import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CountryMethods, FeeRequest } from '@rendezvous/contracts/billing/operator-methods';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';
import { useMethodName, useMoney } from '../../money/use-money';

interface Props {
  readonly countries: readonly CountryMethods[];
  readonly requests: readonly FeeRequest[];
  /** null for the lists of all. */
  readonly site: number | null;
  /** The country that is open. */
  readonly selected: string | null;
  readonly addressOf: (country: string) => string;
}

/** Countries with how one can pay there, one a row; j and k walk through them. */
export const MethodsTable = ({ countries, requests, site, selected, addressOf }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const methodName = useMethodName();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.methods.${id}` }, values);
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  const none = '—';
  return (
    <OperatorTable
      label={say('title')}
      rows={countries}
      keyOf={({ country }) => country}
      selected={selected}
      renderLink={({ country }) => <Link to={addressOf(country)} />}
      columns={[
        { ...column('country'), render: ({ country }) => intl.formatDisplayName(country, { type: 'region' }) ?? country },
        {
          ...column('methods'),
          render: ({ methods }) =>
            methods
              .filter(({ offered }) => offered)
              .map(({ method }) => methodName(method))
              .join(', ') || none,
        },
        {
          ...column('fees'),
          render: ({ methods, currency }) =>
            methods
              .filter(({ offered, fee }) => offered && fee > 0)
              .map(({ method, fee }) => `${methodName(method)} ${money({ amount: fee, currency })}`)
              .join(', ') || none,
        },
        ...(site === null
          ? []
          : [
              {
                ...column('own'),
                render: ({ own }: CountryMethods) => (own ? <Pill tone="accent">{say('own')}</Pill> : say('as-all')),
              },
            ]),
        {
          ...column('waiting'),
          render: ({ country }) => {
            const waiting = requests.filter((request) => request.country === country).length;
            return waiting === 0 ? none : say('waits', { waiting });
          },
        },
      ]}
    />
  );
};
