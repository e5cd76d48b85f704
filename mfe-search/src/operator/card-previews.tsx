import { useIntl } from 'react-intl';
import { LOCALES } from '@rendezvous/contracts/reference';
import type { OperatorSponsoredCard } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { SponsoredCard } from '../sponsored/sponsored-card';
import styles from './operator-search.module.css';

/** A card as readers see it, in each of its languages; nothing before it has a picture. */
export const CardPreviews = ({ card: { image, texts, ...card } }: { readonly card: OperatorSponsoredCard }) => {
  const intl = useIntl();
  if (image === null) return null;
  return (
    <div className={styles.previews} role="group" aria-label={intl.formatMessage({ id: 'search.operator.preview' })}>
      {LOCALES.map((locale) => {
        const words = texts[locale];
        return words === undefined ? null : <SponsoredCard key={locale} card={{ ...card, ...words, image, after: 0 }} />;
      })}
    </div>
  );
};
