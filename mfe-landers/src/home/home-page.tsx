import { useIntl } from 'react-intl';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Region } from '@rendezvous/contracts/site/regions';
import { LanderSections } from '../lander/lander-sections';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works';
import { Join } from './join';
import { Points } from './points';
import { Safety } from './safety';

export interface HomePageProps {
  readonly lander: Lander<'home'>;
  readonly minAge: number;
  /** Of the visitor's country; empty while they load. */
  readonly regions: readonly Region[];
  readonly messageCredits: number;
  readonly signupCredits: number;
  readonly refundDays: number;
  /** Anybody may sign up. */
  readonly joinable: boolean;
  readonly onSearch: (wish: URLSearchParams) => void;
}

/** What a visitor sees first: what this is, and a search to begin with. */
export const HomePage = ({ lander, minAge, regions, messageCredits, signupCredits, refundDays, joinable, onSearch }: HomePageProps) => {
  const intl = useIntl();
  return (
    <>
      <Hero lander={lander} minAge={minAge} regions={regions} onSearch={onSearch} />
      <section className={styles.band} aria-label={intl.formatMessage({ id: 'landers.home.points.label' })}>
        <Points messageCredits={messageCredits} refundDays={refundDays} />
      </section>
      <div className={styles.parts}>
        <HowItWorks />
        <Safety />
        <LanderSections lander={lander} />
        {joinable ? <Join credits={signupCredits} /> : null}
      </div>
    </>
  );
};
