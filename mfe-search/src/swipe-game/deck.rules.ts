import type { FoundMember } from '@rendezvous/contracts/search/members';

/** What was decided about one member. */
export interface Decision {
  readonly id: number;
  readonly liked: boolean;
}

/** What happened last, for whoever does not see the cards. */
interface Told {
  readonly what: 'liked' | 'passed' | 'undone';
  readonly name: string;
}

export interface Deck {
  /** All who were dealt, in their order. */
  readonly cards: readonly FoundMember[];
  /** The latest is the last. */
  readonly decisions: readonly Decision[];
  /** The pass that can be taken back: only the last decision. */
  readonly undoable: FoundMember | null;
  /** null: nothing that is not told elsewhere. */
  readonly told: Told | null;
}

export const NO_CARDS: Deck = { cards: [], decisions: [], undoable: null, told: null };

/** When so many cards are left, more are asked for: those that are drawn, and those whose photos are fetched ahead. */
const FEW = 6;

const isDecided = ({ decisions }: Deck, id: number): boolean => decisions.some((decision) => decision.id === id);

/** The cards that nothing was decided about, the topmost first. */
export const openCards = (deck: Deck): readonly FoundMember[] => deck.cards.filter(({ id }) => !isDecided(deck, id));

export const isRunningOut = (deck: Deck): boolean => openCards(deck).length <= FEW;

/** With an answer's members below those who lie there. An answer may still hold some whose pass was on its way. */
export const dealt = (deck: Deck, members: readonly FoundMember[]): Deck => {
  const known = new Set(deck.cards.map(({ id }) => id));
  const fresh = members.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? deck : { ...deck, cards: [...deck.cards, ...fresh] };
};

export const decided = (deck: Deck, decision: Decision): Deck => {
  const member = deck.cards.find(({ id }) => id === decision.id) ?? null;
  return {
    ...deck,
    decisions: [...deck.decisions, decision],
    undoable: decision.liked ? null : member,
    told: member && { what: decision.liked ? 'liked' : 'passed', name: member.name },
  };
};

/** The card lies on top again: a pass was taken back, or something was refused, which is told with the reason. */
export const takenBack = (deck: Deck, id: number, told: Told | null = null): Deck => ({
  cards: [...deck.cards.filter((card) => card.id === id), ...deck.cards.filter((card) => card.id !== id)],
  decisions: deck.decisions.filter((decision) => decision.id !== id),
  undoable: deck.undoable?.id === id ? null : deck.undoable,
  told,
});

/** A card that nobody can decide about any more: the member has gone. */
export const removed = (deck: Deck, id: number): Deck => ({ ...takenBack(deck, id), cards: deck.cards.filter((card) => card.id !== id) });
