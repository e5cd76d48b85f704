import { Link } from 'react-router-dom';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';
import { classNames } from '@rendezvous/ui';
import { layMap } from './map-layout.rules';
import { regionAddress } from './region-address';
import styles from './region-map.module.css';

interface RegionMapProps {
  readonly country: CountryCode;
  readonly regions: readonly CountedRegion[];
  /** Code of the region that is pointed at, here or in the list. */
  readonly shown: string | null;
  readonly onShow: (code: string | null) => void;
}

/**
 * A map made of discs: pale ones where the country's regions are, and on each one as large as how many are there. For the eye and the hand alone:
 * the list beside it says the same.
 */
export const RegionMap = ({ country, regions, shown, onShow }: RegionMapProps) => {
  const { width, height, discs } = layMap(regions);
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* discs that touch flow together, as drops do: blurred, and cut off where little of them is left */}
      <filter id="drops" x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="3.5" />
        <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 40 -14" />
      </filter>
      {(['coast', 'land'] as const).map((layer) => (
        <g key={layer} className={styles[layer]} filter="url(#drops)">
          {discs.map(({ region, x, y, ground }) =>
            ground === 0 ? null : <circle key={region.code} cx={x} cy={y} r={layer === 'coast' ? ground + 2 : ground} />,
          )}
        </g>
      ))}
      {discs.map(({ region: { code, members }, x, y, radius }) =>
        members === 0 ? (
          <circle key={code} className={styles.nobody} cx={x} cy={y} r={radius} />
        ) : (
          <Link
            key={code}
            className={classNames(styles.region, shown === code && styles.shown)}
            to={regionAddress(country, code)}
            tabIndex={-1}
            onPointerEnter={() => onShow(code)}
            onPointerLeave={() => onShow(null)}
          >
            <circle className={styles.around} cx={x} cy={y} r={Math.max(radius + 1.8, 3.4)} />
            <circle className={styles.disc} cx={x} cy={y} r={radius} />
          </Link>
        ),
      )}
      {discs.map(({ region: { code, name }, x, nameY }) =>
        nameY === null ? null : (
          <text key={code} className={styles.name} x={x} y={nameY}>
            {name}
          </text>
        ),
      )}
    </svg>
  );
};
