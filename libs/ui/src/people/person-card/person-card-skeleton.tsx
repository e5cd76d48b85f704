import { Skeleton } from '../../feedback/skeleton';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { Waiting } from '../../primitives/waiting';
import { PersonGrid } from './person-card';
import styles from './person-card.module.css';

interface Props {
  /** Read out once: "Loading members". */
  label: string;
  count?: number | undefined;
  /** As of the grid. */
  row?: boolean | undefined;
}

/** The grid of people before they are known; same boxes as `PersonCard`. Like every list it tells of a long wait. */
export function PersonCardSkeleton({ label, count = 8, row }: Props) {
  return (
    <div className={styles.awaited}>
      <Waiting />
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <PersonGrid row={row}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true">
            <Skeleton shape="photo" />
            <span className={styles.awaitedCaption}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="half" />
            </span>
          </li>
        ))}
      </PersonGrid>
    </div>
  );
}
