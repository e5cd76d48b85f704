import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LOCALES } from '@rendezvous/contracts/reference';
import type { OperatorSponsoredCard } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Pill } from '@rendezvous/ui';
import { ScrollTable, useTableKeys } from '@rendezvous/ui/operator-table';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly cards: readonly OperatorSponsoredCard[];
  /** The one that is open. */
  readonly selected: number | null;
  readonly addressOf: (id: number) => string;
}

const TONES = { shown: 'ok', planned: 'accent', 'no-picture': 'warn', over: 'plain', withdrawn: 'plain' } as const;
const COLUMNS = ['title', 'kind', 'state', 'places', 'countries', 'period', 'site'] as const;

/** A title in one of its languages, in the reader's if it has that. */
const titleOf = ({ texts }: OperatorSponsoredCard, locale: string): string =>
  [texts[locale as 'en'], ...LOCALES.map((one) => texts[one])].find((one) => one !== undefined)?.title ?? '';

/** Sponsored cards, one a row; j and k walk through them. */
export const CardsTable = ({ cards, selected, addressOf }: Props) => {
  const intl = useIntl();
  const table = useTableKeys();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.operator.${id}` }, values);
  // a day is one everywhere
  const day = (text: string) => intl.formatDate(`${text}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const period = ({ starts_on: from, ends_on: to }: OperatorSponsoredCard) =>
    to === null ? say('since', { from: day(from) }) : say('between', { from: day(from), to: day(to) });
  return (
    <ScrollTable label={say('title')}>
      <table ref={table} className={operatorPage.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'places' ? operatorPage.number : undefined}>
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id} data-open={card.id === selected ? '' : undefined}>
              <th scope="row">
                <Link to={addressOf(card.id)} aria-current={card.id === selected ? 'true' : undefined}>
                  {titleOf(card, intl.locale)}
                </Link>
              </th>
              <td>{say(`kind.${card.kind}`)}</td>
              <td>
                <Pill tone={TONES[card.state]}>{say(`state.${card.state}`)}</Pill>
              </td>
              <td className={operatorPage.number}>{card.positions.join(', ')}</td>
              <td>{card.countries.length === 0 ? say('everywhere') : card.countries.join(', ')}</td>
              <td>{period(card)}</td>
              <td>{card.site}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
};
