import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
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
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{intl.formatMessage({ id: 'search.game.title' })}</h1>
      <Table game={game} ownFace={ownFace} faceOf={faceOf}>
        {children}
      </Table>
    </div>
  );
};

const Table = ({ game, ownFace, faceOf, children }: SwipeGamePageProps): ReactNode => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.game.${id}` });
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
              {deck.undoable ? <Button onClick={game.undo}>{text('undo')}</Button> : null}
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
