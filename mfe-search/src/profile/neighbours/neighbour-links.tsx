import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import type { Gender } from '@rendezvous/contracts/reference';
import { ChevronLeftIcon, ChevronRightIcon } from '@rendezvous/ui';
import { memberAddress, type SearchArgs } from '../../members/search-url';
import styles from './neighbour-links.module.css';
import { type Neighbour, type Neighbours, useNeighbours } from './use-neighbours';

interface Props {
  readonly neighbours: Neighbours;
  /** What a visitor says of themselves. */
  readonly me?: Gender | undefined;
}

/** Where arrow keys mean something else. */
const OWN_KEYS = 'input, textarea, select, dialog *, [role="dialog"] *, [role="menu"] *, [role="menu"]';

/** To the member before and after in the results, by links or arrow keys. Each takes the page's place: going back leads to the results. */
const NeighbourLinks = ({ neighbours: { previous, next }, me }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const text = (id: string, name = '') => intl.formatMessage({ id: `search.profile.neighbours${id}` }, { name });
  const latest = useRef<Record<string, Neighbour | null>>({});
  useEffect(() => {
    latest.current = { ArrowLeft: previous, ArrowRight: next };
  });
  // the keys count wherever on the page the focus is
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const to = latest.current[event.key];
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!to || isTaken || (event.target instanceof Element && event.target.matches(OWN_KEYS))) return;
      event.preventDefault();
      void navigate(memberAddress(to.id, me), { replace: true, state: to.state });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, me]);
  const link = (to: Neighbour) => ({ to: memberAddress(to.id, me), replace: true, state: to.state, className: styles.link });
  return (
    <nav className={styles.neighbours} aria-label={text('')}>
      {previous ? (
        <Link {...link(previous)} aria-label={text('.previous', previous.name)} aria-keyshortcuts="ArrowLeft">
          <ChevronLeftIcon />
          <span className={styles.name}>{previous.name}</span>
        </Link>
      ) : null}
      {next ? (
        <Link {...link(next)} aria-label={text('.next', next.name)} aria-keyshortcuts="ArrowRight" data-next>
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
  readonly me: Gender | undefined;
}

/** The same of a member's page that was opened from results. */
export const NeighboursPart = ({ memberId, results, me }: PartProps) => {
  const neighbours = useNeighbours(memberId, results);
  return neighbours && <NeighbourLinks neighbours={neighbours} me={me} />;
};
