import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Region } from '@rendezvous/contracts/site/regions';
import { MeetingDiscs } from '@rendezvous/ui';
import styles from './hero.module.css';
import { PreviewNotice } from '../lander/preview-notice';
import { faceOf, INES, THEO } from './portraits';
import { SearchSentence } from './search-sentence';

interface Props {
  readonly lander: Lander<'home'>;
  readonly minAge: number;
  readonly regions: readonly Region[];
  readonly onSearch: (wish: URLSearchParams) => void;
}

/** Two discs that meet, the promise, and the sentence that searches. */
export const Hero = ({ lander, minAge, regions, onSearch }: Props) => {
  const [left, right] = lander.images;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {lander.preview ? <meta name="robots" content="noindex" /> : null}
        <PreviewNotice lander={lander} />
        <h1 className={`hero-title ${styles.title}`}>{lander.heading}</h1>
        <p className={`lead muted ${styles.lead}`}>{lander.lead}</p>
        <SearchSentence action={lander.action} minAge={minAge} regions={regions} onSearch={onSearch} />
      </div>
      <div className={styles.picture}>
        <MeetingDiscs picture="home" left={faceOf(left) ?? INES} right={faceOf(right) ?? THEO} />
      </div>
    </section>
  );
};
