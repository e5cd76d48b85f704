import { useIntl } from 'react-intl';
import type { Region } from '@rendezvous/contracts/site/regions';
import { MeetingDiscs } from '@rendezvous/ui';
import styles from './hero.module.css';
import { INES, THEO } from './portraits';
import { SearchSentence } from './search-sentence';

interface Props {
  readonly minAge: number;
  readonly regions: readonly Region[];
  readonly onSearch: (wish: URLSearchParams) => void;
}

/** Two discs that meet, the promise, and the sentence that searches. */
export const Hero = ({ minAge, regions, onSearch }: Props) => {
  const intl = useIntl();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={`hero-title ${styles.title}`}>{intl.formatMessage({ id: 'landers.home.title' })}</h1>
        <p className={`lead muted ${styles.lead}`}>{intl.formatMessage({ id: 'landers.home.lead' })}</p>
        <SearchSentence minAge={minAge} regions={regions} onSearch={onSearch} />
      </div>
      <div className={styles.picture}>
        <MeetingDiscs picture="home" left={INES} right={THEO} />
      </div>
    </section>
  );
};
