import { Link } from 'react-router-dom';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';
import { regionAddress } from './region-address';
import styles from './region-list.module.css';
import { useCountWords } from './use-count-words';

/** So many stand in the list at once; the others are one press away. */
const FIRST = 6;

interface RegionListProps {
  readonly country: CountryCode;
  /** The largest first. */
  readonly regions: readonly CountedRegion[];
  readonly labels: { readonly list: string; readonly more: string };
  readonly onShow: (code: string | null) => void;
}

/** The map in words. */
export const RegionList = ({ country, regions, labels, onShow }: RegionListProps) => {
  const words = useCountWords();
  const part = (shown: readonly CountedRegion[]) => (
    <ul className={styles.list}>
      {shown.map(({ code, name, members }) => (
        <li key={code}>
          <Link
            className={styles.region}
            to={regionAddress(country, code)}
            onFocus={() => onShow(code)}
            onBlur={() => onShow(null)}
            onPointerEnter={() => onShow(code)}
            onPointerLeave={() => onShow(null)}
          >
            <span>{name}</span> <span className={styles.count}>{words(members)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const [first, others] = [regions.slice(0, FIRST), regions.slice(FIRST)];
  return (
    <section className={styles.regions} aria-labelledby="regions">
      <h2 id="regions" className={styles.heading}>
        {labels.list}
      </h2>
      {part(first)}
      {others.length === 0 ? null : (
        <details>
          <summary className={styles.more}>{labels.more}</summary>
          {part(others)}
        </details>
      )}
    </section>
  );
};
