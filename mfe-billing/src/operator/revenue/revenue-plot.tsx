import type { RevenueBar } from './revenue-bars';
import styles from './revenue.module.css';

const [WIDTH, HEIGHT] = [720, 160];
/** A bar is no wider: a single one is not a wall. */
const WIDEST = 48;

interface Props {
  readonly title: string;
  readonly bars: readonly RevenueBar[];
  readonly nameOf: (bar: RevenueBar) => string;
  /** A net in words: the scale is told by its two ends. */
  readonly amountOf: (net: number) => string;
}

/** What is left of each row in one currency, as bars above and below nothing. The table beside it tells the same to whoever sees none. */
export const RevenuePlot = ({ title, bars, nameOf, amountOf }: Props) => {
  const [most, least] = [Math.max(1, ...bars.map(({ net }) => net)), Math.min(0, ...bars.map(({ net }) => net))];
  const y = (value: number) => (HEIGHT * (most - value)) / (most - least);
  const step = WIDTH / Math.max(bars.length, 1);
  const width = Math.min(step * 0.8, WIDEST);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <p className={styles.ends} aria-hidden="true">
        <span>{amountOf(most)}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {bars.map((bar, index) =>
          bar.net === 0 ? null : (
            <rect
              key={bar.key}
              className={bar.net < 0 ? styles.loss : styles.gain}
              x={index * step + (step - width) / 2}
              width={width}
              y={y(Math.max(bar.net, 0))}
              height={Math.max(1, Math.abs(y(bar.net) - y(0)))}
            />
          ),
        )}
        <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{amountOf(least)}</span>
      </p>
      <p className={styles.ends} aria-hidden="true">
        {first ? <span>{nameOf(first)}</span> : null}
        {last && last !== first ? <span>{nameOf(last)}</span> : null}
      </p>
    </figure>
  );
};
