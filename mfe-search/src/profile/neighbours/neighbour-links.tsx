import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@rendezvous/ui';
import { usePageKeys } from '@rendezvous/ui/page-keys';
import { type SearchArgs, searchAddress } from '../../members/search-url';
import styles from './neighbour-links.module.css';
import { neighboursTexts } from './texts';
import { type Neighbour, type Neighbours, useNeighbours } from './use-neighbours';

interface Props {
  readonly neighbours: Neighbours;
  /** Among whom they stand. */
  readonly label: string;
}

interface WalkProps {
  /** The list that the member was opened from. */
  readonly list: string;
  readonly back: string;
  /** Who stands beside; null where nobody does. */
  readonly neighbours: Neighbours | null;
  readonly label: string;
}

const linkTo = ({ to, state }: Neighbour) => ({ to, replace: true, state, className: styles.link });

/** Back to the list that a member was opened from, and on to those beside. */
export const WalkLinks = ({ list, back, neighbours, label }: WalkProps) => (
  <div className={styles.walk}>
    <Link className={styles.link} to={list}>
      <ArrowLeftIcon />
      {back}
    </Link>
    {neighbours?.previous || neighbours?.next ? <NeighbourLinks neighbours={neighbours} label={label} /> : null}
  </div>
);

/** To the member before and after, by links or arrow keys. Each takes the page's place: going back leads to where the walk began. */
const NeighbourLinks = ({ neighbours: { previous, next }, label }: Props) => {
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
        <Link {...linkTo(next)} aria-label={text('.next', next.name)} aria-keyshortcuts="ArrowRight">
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
  return (
    <WalkLinks
      list={searchAddress(results)}
      back={intl.formatMessage({ id: 'search.profile.results.back' })}
      neighbours={neighbours}
      label={intl.formatMessage({ id: 'search.profile.neighbours' })}
    />
  );
};

/** The same of a member's page that was opened from results. */
export const NeighboursPart = withTexts([neighboursTexts], InResults);
