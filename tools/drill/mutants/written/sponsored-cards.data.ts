import type { MutatedFile } from '../written-mutant.js';

export const sponsoredCards: readonly MutatedFile[] = [
  {
    file: 'services/search/src/sponsored-cards/sponsored-cards.store.ts',
    spec: 'services/search/src/sponsored-cards/sponsored-cards.db.spec.ts',
    mutants: [
      { without: 'the site of a card', from: 'where site_id = $1 and', to: 'where $1::integer is not null and' },
      { without: 'cards that were withdrawn', from: ' and withdrawn_at is null', to: '' },
      { without: 'a picture', from: ' and picture_key is not null', to: '' },
      { without: 'the language of the reader', from: ' and texts ? $2::text', to: '' },
      { without: 'the country of the reader', from: '$3 = any (countries)', to: '$3::text is not null' },
      { without: 'the first day of a card', from: 'and starts_on <= $4::date', to: '' },
      { without: 'the last day of a card', from: 'ends_on >= $4::date', to: 'ends_on > $4::date' },
    ],
  },
  {
    file: 'services/search/src/operator-sponsored-cards/operator-sponsored-cards.store.ts',
    spec: 'services/search/src/operator-sponsored-cards/operator-sponsored-cards.db.spec.ts',
    mutants: [
      { without: 'the lock of a card that is changed', from: 'where id = $1 for update', to: 'where id = $1' },
      { without: 'the version that moves', from: 'version = version + 1', to: 'version = version' },
      { without: 'the day of a site', from: 'when starts_on > (', to: 'when starts_on >= (' },
    ],
  },
];
