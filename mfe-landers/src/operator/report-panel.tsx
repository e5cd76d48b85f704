import { useIntl } from 'react-intl';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { Notice } from '@rendezvous/ui';
import { DifferencePlot } from './difference-plot';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-landers.module.css';
import { useDates } from './use-dates';
import { useVerdict } from './use-verdict';

const NUMBERS = ['visits', 'persons', 'signups', 'confirmed', 'purchases'] as const;

/** How the variants of a template compare: a sentence, the numbers, and each difference day by day. */
export const ReportPanel = ({ report, timeZone }: { report: LanderReport; timeZone: string }) => {
  const intl = useIntl();
  const verdict = useVerdict(report.verdict);
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `landers.operator.${id}` }, values);
  const { day } = useDates(timeZone);
  const { template, arms, excluded, changed, comparisons, started_at: start, ended_at: end } = report;
  const goal = say(`goal.${report.goal}`);
  return (
    <section className={styles.report} aria-labelledby="report-title">
      <h3 id="report-title" className={operatorPage.subtitle}>
        {say('report.title', { template })}
      </h3>
      <p className={operatorPage.quiet}>
        {end === null ? say('report.since', { goal, start: day(start) }) : say('report.ended', { goal, start: day(start), end: day(end) })}
      </p>
      <Notice tone={verdict.tone}>{verdict.text}</Notice>
      <ScrollTable label={say('report.numbers')}>
        <table className={operatorPage.table}>
          <thead>
            <tr>
              <th scope="col">{say('column.variant')}</th>
              {NUMBERS.map((name) => (
                <th key={name} scope="col" className={operatorPage.number}>
                  {say(`column.${name}`)}
                </th>
              ))}
              <th scope="col" className={operatorPage.number}>
                {say('column.rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {arms.map((arm) => (
              <tr key={arm.slug}>
                <th scope="row">{arm.slug}</th>
                {NUMBERS.map((name) => (
                  <td key={name} className={operatorPage.number}>
                    {intl.formatNumber(arm[name])}
                  </td>
                ))}
                <td className={operatorPage.number}>
                  {arm.persons === 0 ? '–' : intl.formatNumber(arm.reached / arm.persons, { style: 'percent', minimumFractionDigits: 1 })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {excluded > 0 ? <p className={operatorPage.quiet}>{say('report.excluded', { count: excluded })}</p> : null}
      {changed.length > 0 ? <p className={operatorPage.quiet}>{say('report.changed', { slugs: intl.formatList([...changed]) })}</p> : null}
      {comparisons.map(({ slug }) => (
        <DifferencePlot key={slug} report={report} slug={slug} />
      ))}
    </section>
  );
};
