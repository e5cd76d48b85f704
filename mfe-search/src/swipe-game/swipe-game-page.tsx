import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { isFocusLost } from '../focus/is-focus-lost';
import { BlankDeck } from './blank-deck';
import { DayOver } from './day-over';
import { GameDeck } from './game-deck';
import styles from './swipe-game-page.module.css';
import type { useGame } from './use-game';

export interface SwipeGamePageProps {
  readonly game: ReturnType<typeof useGame>;
  /** Address of the reader's own photo. */
  readonly ownFace: string | null;
  readonly faceOf: (memberId: number) => string | null;
  /** The five of the day. */
  readonly children?: ReactNode;
}

/** The game in each of its states. */
export const SwipeGamePage = ({ game, ownFace, faceOf, children }: SwipeGamePageProps) => {
  const intl = useIntl();
  const place = usePlaceOfFocus(game);
  return (
    <div className={styles.page}>
      <h1 id="game-title" className={styles.title}>
        {intl.formatMessage({ id: 'search.game.title' })}
      </h1>
      <div ref={place} className={styles.table} role="group" aria-labelledby="game-title" tabIndex={-1}>
        <Table game={game} ownFace={ownFace} faceOf={faceOf}>
          {children}
        </Table>
      </div>
    </div>
  );
};

/** With the last card, or with the day, what had the focus goes: its reader goes on at what comes in its place. */
const usePlaceOfFocus = ({ open, left, deck }: SwipeGamePageProps['game']) => {
  const place = useRef<HTMLDivElement>(null);
  const hasCards = open.length > 0 && left > 0;
  const decisions = deck.decisions.length;
  const hadCards = useRef(hasCards);
  useEffect(() => {
    if (hadCards.current !== hasCards && decisions > 0 && isFocusLost()) place.current?.focus({ preventScroll: true });
    hadCards.current = hasCards;
  }, [hasCards, decisions]);
  return place;
};

const Table = ({ game, ownFace, faceOf, children }: SwipeGamePageProps): ReactNode => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.game.${id}` }, values);
  const { deck, open, likes, left } = game;
  if (game.state === 'loading') return <BlankDeck label={text('loading')} />;
  if (game.state === 'failed' || likes === null)
    return (
      <ErrorCard
        title={text('failed')}
        retryLabel={intl.formatMessage({ id: 'search.members.retry' })}
        onRetry={game.retry}
        busy={game.isBusy}
      >
        {game.reason}
      </ErrorCard>
    );
  const lastLiked = deck.decisions.findLast(({ liked }) => liked);
  if (left === 0)
    return (
      <DayOver
        of={likes.of}
        next={new Date(likes.next_day)}
        faces={[ownFace, lastLiked ? faceOf(lastLiked.id) : null]}
        justNow={lastLiked !== undefined}
      >
        {children}
      </DayOver>
    );
  if (open.length === 0 && game.isBusy) return <BlankDeck label={text('loading')} />;
  if (open.length === 0)
    return (
      <>
        <EmptyState
          title={text('empty.title')}
          actions={
            <>
              <LinkButton variant="accent" render={<Link to="/members" />}>
                {text('empty.members')}
              </LinkButton>
              {deck.undoable ? (
                <Button aria-label={text('undo.label', { name: deck.undoable.name })} onClick={game.undo}>
                  {text('undo')}
                </Button>
              ) : null}
            </>
          }
        >
          {text('empty.text')}
        </EmptyState>
        {children}
      </>
    );
  return <GameDeck deck={deck} open={open} left={left} of={likes.of} onDecide={game.decide} onUndo={game.undo} />;
};
