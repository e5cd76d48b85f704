import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperatorLander } from '@rendezvous/contracts/landers/operator';
import { Pill } from '@rendezvous/ui';
import { addressOf } from './operator-address';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-landers.module.css';
import { useDates } from './use-dates';

interface VariantsTableProps {
  readonly variants: readonly OperatorLander[];
  readonly timeZone: string;
  readonly state: OperatorLander['state'] | null;
  readonly selected: string | null;
  readonly onHelp: () => void;
}

const TONES = { draft: 'plain', published: 'ok', withdrawn: 'warn' } as const;

const scheduleText = (intl: IntlShape, { starts_at: start, ends_at: end }: OperatorLander, told: (time: string) => string): string => {
  const [from, until] = [start && told(start), end && told(end)];
  const id = from ? (until ? 'both' : 'from') : until ? 'until' : 'always';
  return intl.formatMessage({ id: `landers.operator.schedule.${id}` }, { from, until });
};

/** The landers, one a row; j and k walk through them. */
export const VariantsTable = ({ variants, timeZone, state, selected, onHelp }: VariantsTableProps) => {
  const intl = useIntl();
  const table = useTableKeys(onHelp);
  const { time } = useDates(timeZone);
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  return (
    <ScrollTable label={say('title')}>
      <table ref={table} className={operatorPage.table}>
        <thead>
          <tr>
            <th scope="col">{say('column.variant')}</th>
            <th scope="col">{say('column.template')}</th>
            <th scope="col">{say('column.state')}</th>
            <th scope="col" className={operatorPage.number}>
              {say('column.weight')}
            </th>
            <th scope="col">{say('column.schedule')}</th>
            <th scope="col" className={operatorPage.number}>
              {say('column.visits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.slug} data-open={variant.slug === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf({ state, variant: variant.slug })} aria-current={variant.slug === selected ? 'true' : undefined}>
                  {variant.slug}
                </Link>
              </th>
              <td>{variant.template}</td>
              <td>
                <Pill tone={TONES[variant.state]}>{say(`state.${variant.state}`)}</Pill>
              </td>
              <td className={operatorPage.number}>{intl.formatNumber(variant.weight)}</td>
              <td className={styles.schedule}>{scheduleText(intl, variant, time)}</td>
              <td className={operatorPage.number}>{intl.formatNumber(variant.visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
