import { useIntl } from 'react-intl';
import type { ProviderReport } from '@rendezvous/contracts/billing/operator-reports';
import { Pill } from '@rendezvous/ui';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useCalendarDay } from '../../calendar-day/use-calendar-day';

/** A report that found nothing says so, too. */
const resultOf = ({ ended_at: ended, silent, listed, differences }: ProviderReport) => {
  if (ended === null) return { tone: 'plain', id: 'running' } as const;
  if (differences > 0) return { tone: 'danger', id: 'differs' } as const;
  if (silent > 0) return { tone: 'warn', id: 'silent' } as const;
  return listed === null ? ({ tone: 'warn', id: 'unlisted' } as const) : ({ tone: 'ok', id: 'same' } as const);
};

/** What companies said of each day, latest first. */
export const ReportsTable = ({ reports }: { readonly reports: readonly ProviderReport[] }) => {
  const intl = useIntl();
  const calendarDay = useCalendarDay();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `billing.differences.report.${id}` }, values);
  return (
    <ScrollTable label={say('title')}>
      <table className={operatorPage.table}>
        <thead>
          <tr>
            <th scope="col">{say('day')}</th>
            <th scope="col">{say('provider')}</th>
            <th scope="col">{say('result')}</th>
            <th scope="col" className={operatorPage.number}>
              {say('asked')}
            </th>
            <th scope="col" className={operatorPage.number}>
              {say('listed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => {
            const { tone, id } = resultOf(report);
            return (
              <tr key={report.id}>
                <th scope="row">{calendarDay(report.day, 'medium')}</th>
                <td>{intl.formatMessage({ id: `billing.payments.provider.${report.provider}` })}</td>
                <td>
                  <Pill tone={tone}>{say(`result.${id}`, { differences: report.differences, silent: report.silent })}</Pill>
                </td>
                <td className={operatorPage.number}>{intl.formatNumber(report.asked)}</td>
                <td className={operatorPage.number}>{report.listed === null ? '—' : intl.formatNumber(report.listed)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
};
