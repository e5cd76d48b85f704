import { useEffect, useRef, useState } from 'react';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { type DailyLikes, DECK_SIZE } from '@rendezvous/contracts/search/swipe-game';
import { useNextDay } from '../day/use-next-day';
import { gameApi } from '../game.api';
import { dealt, decided, type Deck, isRunningOut, NO_CARDS, openCards, removed, takenBack } from './deck.rules';
import { nextFrame } from './next-frame';

/** A second press within this many ms belongs to the first: the next card was not seen yet. */
const SETTLE_MS = 250;

/** What was not done, and why. */
export interface GameFault {
  readonly member: FoundMember;
  readonly what: 'like' | 'pass' | 'undo';
  readonly reason: string;
}

/** The game as the server and this page know it: what is decided shows at once, and is taken back with the reason when it was refused. */
export const useGame = (onFault: (fault: GameFault) => void) => {
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = gameApi.useSearchSwipeGameQuery(undefined, { refetchOnMountOrArgChange: true });
  const [sendLike] = gameApi.useSearchGameLikeMutation();
  const [sendPass] = gameApi.useSearchPassMutation();
  const [sendUndo] = gameApi.useSearchUndoPassMutation();
  const [deck, setDeck] = useState<Deck>(NO_CARDS);
  const [answer, setAnswer] = useState<typeof data>(undefined);
  const [likes, setLikes] = useState<DailyLikes | null>(null);
  // likes that the server has not counted yet
  const [underWay, setUnderWay] = useState(0);
  const passing = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(Number.NEGATIVE_INFINITY);
  // done while rendering, so that no frame shows the old deck
  if (data !== answer) {
    setAnswer(data);
    if (data) {
      setDeck((before) => dealt(before, data.members));
      setLikes(data.likes);
    }
  }
  useNextDay(likes?.next_day, () => void refetch());
  const open = openCards(deck);
  const left = likes === null ? 0 : Math.max(0, likes.left - underWay);
  const mayHoldMore = data !== undefined && data.members.length >= DECK_SIZE;
  const asksForMore = mayHoldMore && isRunningOut(deck) && !isFetching && error === undefined;
  const asked = useRef(0);
  // asked once for each number of decisions: an answer that brings nobody new is not asked for again at once
  useEffect(() => {
    if (!asksForMore || asked.current === deck.decisions.length) return;
    asked.current = deck.decisions.length;
    void nextFrame().then(refetch);
  }, [asksForMore, deck.decisions.length, refetch]);

  const refused = (member: FoundMember, what: GameFault['what'], fault: unknown): void => {
    const code = refusalOf(fault)?.code;
    const isGone = code === 'account.profile-not-found' || code === 'account.blocked-by' || code === 'chat.not-reachable';
    setDeck((before) => (isGone ? removed(before, member.id) : takenBack(before, member.id)));
    if (code === 'search.daily-likes-used') void refetch();
    onFault({ member, what, reason: sentence(fault) });
  };

  const like = async (member: FoundMember): Promise<void> => {
    setUnderWay((count) => count + 1);
    try {
      await nextFrame();
      setLikes((await sendLike({ memberId: member.id }).unwrap()).likes);
    } catch (fault) {
      refused(member, 'like', fault);
    }
    setUnderWay((count) => count - 1);
  };

  const pass = async (member: FoundMember): Promise<void> => {
    const sent = nextFrame().then(() => sendPass({ memberId: member.id }).unwrap());
    passing.current = sent.catch(() => undefined);
    await sent.catch((fault: unknown) => refused(member, 'pass', fault));
  };

  const decide = (liked: boolean): void => {
    const [top] = open;
    const now = performance.now();
    if (top === undefined || now - last.current < SETTLE_MS || (liked && left === 0)) return;
    last.current = now;
    setDeck((before) => decided(before, { id: top.id, liked }));
    void (liked ? like(top) : pass(top));
  };

  const undo = async (): Promise<void> => {
    const member = deck.undoable;
    if (member === null) return;
    setDeck((before) => takenBack(before, member.id, { what: 'undone', name: member.name }));
    // not before the pass itself has arrived
    await passing.current;
    try {
      await sendUndo({ memberId: member.id }).unwrap();
    } catch (fault) {
      setDeck((before) => decided(before, { id: member.id, liked: false }));
      onFault({ member, what: 'undo', reason: sentence(fault) });
    }
  };

  return {
    state: data === undefined ? (error ? ('failed' as const) : ('loading' as const)) : ('here' as const),
    reason: error ? sentence(error) : '',
    isBusy: isFetching,
    retry: () => void refetch(),
    deck,
    open,
    likes,
    left,
    decide,
    undo: () => void undo(),
  };
};
