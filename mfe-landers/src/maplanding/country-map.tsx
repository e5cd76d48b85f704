import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';
import { Anchor } from '@rendezvous/ui';
import styles from './maplanding.module.css';
import { regionAddress } from './region-address';
import { RegionList } from './region-list';
import { RegionMap } from './region-map';
import { useCountWords } from './use-count-words';

interface CountryMapProps {
  readonly country: CountryCode;
  readonly regions: readonly CountedRegion[];
  readonly labels: { readonly list: string; readonly more: string };
}

/** Few are fewer than any number that is told, and more than nobody. */
const rank = ({ members }: CountedRegion): number => members ?? 1;

/** Map and list of one country; what is pointed at in one is shown in the other. Where nobody named a region, the country is one disc. */
export const CountryMap = ({ country, regions, labels }: CountryMapProps) => {
  const intl = useIntl();
  const words = useCountWords();
  const [shown, setShown] = useState<string | null>(null);
  const there = regions.filter(({ members }) => members !== 0).toSorted((one, other) => rank(other) - rank(one));
  // until something is pointed at, the largest is told, if it has a number
  const read = there.find(({ code }) => code === shown) ?? there.find(({ members }) => members !== null);
  // nothing is told of which has more
  const even = there.every(({ members }) => members === null);
  const whole = (
    <Anchor render={<Link to={regionAddress(country)} />} className={styles.whole}>
      {intl.formatMessage({ id: 'landers.map.country' })}
    </Anchor>
  );
  if (there.length === 0)
    return (
      <div className={styles.picture}>
        <div className={styles.country}>
          <p>{intl.formatMessage({ id: 'landers.map.nobody' })}</p>
          {whole}
        </div>
      </div>
    );
  return (
    <>
      <div className={styles.picture}>
        <RegionMap country={country} regions={regions} shown={shown} onShow={setShown} />
        <p className={styles.read} aria-hidden="true">
          {read === undefined ? null : (
            <>
              <span className={styles.name}>{read.name}</span> {words(read.members)}
            </>
          )}
        </p>
        <p className={styles.sizes}>{intl.formatMessage({ id: even ? 'landers.map.even' : 'landers.map.sizes' })}</p>
      </div>
      <div className={styles.list}>
        <RegionList country={country} regions={there} labels={labels} onShow={setShown} />
        {whole}
      </div>
    </>
  );
};
