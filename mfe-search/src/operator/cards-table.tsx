import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LOCALES } from '@rendezvous/contracts/reference';
import type { OperatorSponsoredCard } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Pill } from '@rendezvous/ui';
import { OperatorTable } from '@rendezvous/ui/operator-table';

interface Props {
  readonly cards: readonly OperatorSponsoredCard[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

const TONES = { shown: 'ok', planned: 'accent', 'no-picture': 'warn', over: 'plain', withdrawn: 'plain' } as const;

/** A title in one of its languages, in the reader's if it has that. */
const titleOf = ({ texts }: OperatorSponsoredCard, locale: string): string =>
  [texts[locale as 'en'], ...LOCALES.map((one) => texts[one])].find((one) => one !== undefined)?.title ?? '';

/** Sponsored cards, one a row; j and k walk through them. */
export const CardsTable = ({ cards, selected, addressOf }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.operator.${id}` }, values);
  // a day is one everywhere
  const day = (text: string) => intl.formatDate(`${text}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const period = ({ starts_on: from, ends_on: to }: OperatorSponsoredCard) =>
    to === null ? say('since', { from: day(from) }) : say('between', { from: day(from), to: day(to) });
  const column = (id: string) => ({ id, heading: say(`column.${id}`) });
  return (
    <OperatorTable
      label={say('title')}
      rows={cards}
      keyOf={({ id }) => id}
      selected={selected}
      renderLink={({ id }) => <Link to={addressOf(id)} />}
      columns={[
        { ...column('title'), render: (card) => titleOf(card, intl.locale) },
        { ...column('kind'), render: ({ kind }) => say(`kind.${kind}`) },
        { ...column('state'), render: ({ state }) => <Pill tone={TONES[state]}>{say(`state.${state}`)}</Pill> },
        { ...column('places'), number: true, render: ({ positions }) => positions.join(', ') },
        { ...column('countries'), render: ({ countries }) => (countries.length === 0 ? say('everywhere') : countries.join(', ')) },
        { ...column('period'), render: period },
        { ...column('site'), render: ({ site }) => site },
      ]}
    />
  );
};
