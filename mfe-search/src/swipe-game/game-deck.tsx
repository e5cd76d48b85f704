import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { Button, CloseIcon, HeartIcon, LinkButton, RefreshIcon, UserIcon, VisuallyHidden } from '@rendezvous/ui';
import { useArrowKeys } from '@rendezvous/ui/swipe-card';
import { memberAddress } from '../members/search-url';
import type { Deck } from './deck.rules';
import { GameCard, pictureOf } from './game-card';
import styles from './game-deck.module.css';
import { useDecodedAhead } from './use-decoded-ahead';
import { useLaid } from './use-laid';

interface Props {
  readonly deck: Deck;
  /** The cards that nothing was decided about, the topmost first. */
  readonly open: readonly FoundMember[];
  readonly left: number;
  readonly of: number;
  readonly onDecide: (liked: boolean) => void;
  readonly onUndo: () => void;
}

/** How many cards are seen below the topmost, and how many more photos are ready. */
const BELOW = 2;
const AHEAD = 4;

/** Cards that one takes to a side: by hand, by arrow keys or by the buttons below. */
export const GameDeck = ({ deck, open, left, of, onDecide, onUndo }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.game.${id}` }, values);
  useArrowKeys(onDecide);
  useDecodedAhead(open.slice(BELOW, BELOW + AHEAD).map(pictureOf));
  const laid = useLaid(open.slice(0, BELOW + 1));
  const [top] = open;
  const last = deck.decisions.at(-1);
  const before = last && deck.cards.find(({ id }) => id === last.id);
  const name = top?.name ?? '';
  const { undoable, told } = deck;
  return (
    <div className={styles.deck}>
      <p className={styles.left}>{text('left', { left, of })}</p>
      <div className={styles.cards}>
        {/* the one that flies away lies over the others until it is gone */}
        {[...(before && last ? [before] : []), ...laid].map((member) => {
          const depth = open.indexOf(member);
          return (
            <GameCard key={member.id} member={member} depth={depth} liked={depth < 0 ? (last?.liked ?? null) : null} onDecide={onDecide} />
          );
        })}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="big"
          full
          icon={<CloseIcon />}
          aria-label={text('pass.label', { name })}
          onClick={() => onDecide(false)}
        >
          {text('pass')}
        </Button>
        <Button
          variant="accent"
          size="big"
          full
          icon={<HeartIcon />}
          aria-label={text('like.label', { name })}
          onClick={() => onDecide(true)}
        >
          {text('like')}
        </Button>
      </div>
      <div className={styles.more}>
        {/* it stays where the focus is, also once there is nothing more to take back */}
        <Button
          variant="quiet"
          icon={<RefreshIcon />}
          aria-label={undoable ? text('undo.label', { name: undoable.name }) : undefined}
          aria-disabled={undoable === null}
          onClick={onUndo}
        >
          {text('undo')}
        </Button>
        {top ? (
          <LinkButton
            variant="quiet"
            icon={<UserIcon />}
            aria-label={text('profile.label', { name })}
            render={<Link to={memberAddress(top.id, undefined)} />}
          >
            {text('profile')}
          </LinkButton>
        ) : null}
      </div>
      <p className={styles.hint}>{text('hint')}</p>
      <output>
        <VisuallyHidden>
          {told ? text(told.what, { name: told.name }) : ''} {top ? text('now', { name, age: top.age, left }) : ''}
        </VisuallyHidden>
      </output>
    </div>
  );
};
