import { lazy, Suspense } from 'react';
import { useAlive } from '@rendezvous/client/alive';
import type { SponsoredCard } from '@rendezvous/contracts/search/sponsored-cards';
import styles from './sponsored-place.module.css';

const SponsoredPart = lazy(() =>
  import(/* webpackChunkName: "sponsored" */ './sponsored-part').then((part) => ({ default: part.SponsoredPart })),
);

/** The place of a sponsored card. What is in it comes where there is one, and is left to the browser: a server draws members alone. */
export const SponsoredPlace = ({ card }: { readonly card: SponsoredCard }) => (
  <div className={styles.place}>
    {useAlive() ? (
      <Suspense>
        <SponsoredPart card={card} />
      </Suspense>
    ) : null}
  </div>
);
