import type { RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import styles from './revenue.module.css';

const [WIDTH, HEIGHT, TOP, BOTTOM] = [720, 160, 8, 20];
/** More bars than this are no picture any more. */
const BARS = 92;

interface Props {
  readonly title: string;
  readonly rows: readonly RevenueRow[];
  readonly nameOf: (row: RevenueRow) => string;
}

/** What is left of each row in one currency, as bars above and below nothing. The table beside it tells the same to whoever sees none. */
export const RevenuePlot = ({ title, rows, nameOf }: Props) => {
  const shown = rows.slice(-BARS);
  const [most, least] = [Math.max(1, ...shown.map(({ net }) => net)), Math.min(0, ...shown.map(({ net }) => net))];
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (most - value)) / (most - least);
  const step = WIDTH / Math.max(shown.length, 1);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {shown.map((row, index) => (
          <rect
            key={row.key}
            className={row.net < 0 ? styles.loss : styles.gain}
            x={index * step + step * 0.1}
            width={Math.min(step * 0.8, 48)}
            y={y(Math.max(row.net, 0))}
            height={Math.max(1, Math.abs(y(row.net) - y(0)))}
          />
        ))}
        <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        {first ? (
          <text className={styles.tick} x={0} y={HEIGHT - 4}>
            {nameOf(first)}
          </text>
        ) : null}
        {last && last !== first ? (
          <text className={styles.tick} x={WIDTH} y={HEIGHT - 4} textAnchor="end">
            {nameOf(last)}
          </text>
        ) : null}
      </svg>
    </figure>
  );
};
