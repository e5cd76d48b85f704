import { LINES, type PickedInterest, PICKABLE, PLACES } from './interest-places';
import styles from './sky.module.css';

interface SkyProps {
  readonly names: Readonly<Record<PickedInterest, string>>;
  readonly picked: readonly PickedInterest[];
  /** No more may be picked. */
  readonly full: boolean;
}

const Line = ({
  from,
  to,
  className,
}: {
  readonly from: PickedInterest;
  readonly to: PickedInterest;
  readonly className: string | undefined;
}) => <line className={className} x1={PLACES[from][0]} y1={PLACES[from][1]} x2={PLACES[to][0]} y2={PLACES[to][1]} />;

/** Interests as discs among lines; each is a box to tick, and lines join what is ticked. */
export const Sky = ({ names, picked, full }: SkyProps) => (
  <div className={styles.sky}>
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {LINES.map(([from, to]) => (
        <Line key={from + to} from={from} to={to} className={styles.line} />
      ))}
      {picked.flatMap((from, index) =>
        picked.slice(index + 1).map((to) => <Line key={`picked ${from} ${to}`} from={from} to={to} className={styles.lit} />),
      )}
    </svg>
    {PICKABLE.map((interest) => (
      <label key={interest} className={styles.disc}>
        <input className={styles.box} type="checkbox" name="interests" value={interest} disabled={full && !picked.includes(interest)} />
        <span className={styles.name}>{names[interest]}</span>
      </label>
    ))}
  </div>
);
