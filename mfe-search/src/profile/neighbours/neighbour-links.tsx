import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ChevronLeftIcon, ChevronRightIcon } from '@rendezvous/ui';
import { usePageKeys } from '@rendezvous/ui/page-keys';
import type { SearchArgs } from '../../members/search-url';
import styles from './neighbour-links.module.css';
import { neighboursTexts } from './texts';
import { type Neighbour, type Neighbours, useNeighbours } from './use-neighbours';

interface Props {
  readonly neighbours: Neighbours;
  /** Among whom they stand. */
  readonly label: string;
}

const linkTo = ({ to, state }: Neighbour) => ({ to, replace: true, state, className: styles.link });

/** To the member before and after, by links or arrow keys. Each takes the page's place: going back leads to where the walk began. */
export const NeighbourLinks = ({ neighbours: { previous, next }, label }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const text = (id: string, name: string) => intl.formatMessage({ id: `search.profile.neighbours${id}` }, { name });
  usePageKeys(({ key, repeat }) => {
    const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null;
    // a key that is held opens one page: each that is opened tells somebody that their like was seen
    if (to === null || repeat) return false;
    void navigate(to.to, { replace: true, state: to.state });
    return true;
  });
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous ? (
        <Link {...linkTo(previous)} aria-label={text('.previous', previous.name)} aria-keyshortcuts="ArrowLeft">
          <ChevronLeftIcon />
          <span className={styles.name}>{previous.name}</span>
        </Link>
      ) : null}
      {next ? (
        <Link {...linkTo(next)} aria-label={text('.next', next.name)} aria-keyshortcuts="ArrowRight" data-next>
          <span className={styles.name}>{next.name}</span>
          <ChevronRightIcon />
        </Link>
      ) : null}
    </nav>
  );
};

interface PartProps {
  readonly memberId: number;
  readonly results: SearchArgs;
}

const InResults = ({ memberId, results }: PartProps) => {
  const intl = useIntl();
  const neighbours = useNeighbours(memberId, results);
  return neighbours && <NeighbourLinks neighbours={neighbours} label={intl.formatMessage({ id: 'search.profile.neighbours' })} />;
};

/** The same of a member's page that was opened from results. */
export const NeighboursPart = withTexts([neighboursTexts], InResults);
