import { useIntl } from 'react-intl';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { ScrollTable } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-landers.module.css';
import { plottedDays, reachOf } from './plot-scale';
import { useDates } from './use-dates';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [480, 160, 44, 20, 8];

/** The difference of a variant to the first one, day by day, with its interval; the same numbers behind it in a table. */
export const DifferencePlot = ({ report, slug }: { report: LanderReport; slug: string }) => {
  const intl = useIntl();
  const { shortDay } = useDates('UTC');
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `landers.operator.${id}` }, values);
  const days = plottedDays(report, slug);
  const title = say('plot.title', { slug, base: report.arms[0]?.slug ?? '' });
  if (days.length === 0)
    return (
      <p className={operatorPage.quiet}>
        {title}. {say('plot.too-few')}
      </p>
    );
  const reach = reachOf(days);
  const x = (index: number) => LEFT + ((WIDTH - LEFT - 8) * (index + 0.5)) / days.length;
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (reach - value)) / (2 * reach);
  const line = (value: (index: number) => number) => days.map((_, index) => `${x(index)},${y(value(index))}`).join(' ');
  const points = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const date = (day: string) => shortDay(`${day}T12:00:00Z`);
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {[reach, 0, -reach].map((value) => (
          <g key={value}>
            <line className={value === 0 ? styles.zero : styles.grid} x1={LEFT} x2={WIDTH - 8} y1={y(value)} y2={y(value)} />
            <text className={styles.tick} x={LEFT - 6} y={y(value)} textAnchor="end" dominantBaseline="middle">
              {points(value)}
            </text>
          </g>
        ))}
        <polygon
          className={styles.band}
          points={`${line((index) => days[index]!.high)} ${line((index) => days[index]!.low)
            .split(' ')
            .toReversed()
            .join(' ')}`}
        />
        <polyline className={styles.estimate} points={line((index) => days[index]!.estimate)} />
        <circle className={styles.latest} cx={x(days.length - 1)} cy={y(days.at(-1)!.estimate)} r={3.5} />
        <text className={styles.tick} x={x(0)} y={HEIGHT - 4} textAnchor={days.length === 1 ? 'middle' : 'start'}>
          {date(days[0]!.day)}
        </text>
        {days.length > 1 ? (
          <text className={styles.tick} x={x(days.length - 1)} y={HEIGHT - 4} textAnchor="end">
            {date(days.at(-1)!.day)}
          </text>
        ) : null}
      </svg>
      <details>
        <summary>{say('plot.table')}</summary>
        <ScrollTable label={title}>
          <table className={operatorPage.table}>
            <thead>
              <tr>
                <th scope="col">{say('column.day')}</th>
                {(['low', 'difference', 'high'] as const).map((name) => (
                  <th key={name} scope="col" className={operatorPage.number}>
                    {say(`column.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, low, estimate, high }) => (
                <tr key={day}>
                  <th scope="row">{date(day)}</th>
                  {[low, estimate, high].map((value, column) => (
                    <td key={column} className={operatorPage.number}>
                      {points(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </details>
    </figure>
  );
};
