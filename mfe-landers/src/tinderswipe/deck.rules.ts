/** What was decided about one member. */
export interface Decision {
  readonly id: number;
  readonly liked: boolean;
}

export interface DeckState {
  /** The latest is the last. */
  readonly decisions: readonly Decision[];
  /** Whether the form was put aside to look on. */
  readonly lookingOn: boolean;
}

export const FIRST: DeckState = { decisions: [], lookingOn: false };

/** How many decisions come before the form. */
const BEFORE_FORM = 3;

/** How far a card must be taken, in widths of it, or how fast in widths a second, to count as a decision. */
const FAR = 0.35;
const FAST = 1.6;
/** A card that was flung has come this far at least: a finger that trembles, however fast, decides nothing. */
const TREMBLE = 0.05;

/** What letting go of a card means; null: nothing, it goes back. @param moved, speed in widths of the card; to the right is more than 0 */
export const decisionOf = (moved: number, speed: number): boolean | null => {
  const flung = Math.abs(moved) > TREMBLE && Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(moved);
  return Math.abs(moved) > FAR || flung ? moved > 0 : null;
};

export const decided = (state: DeckState, decision: Decision): DeckState => ({ ...state, decisions: [...state.decisions, decision] });

export const likedIn = ({ decisions }: DeckState): number[] => decisions.filter(({ liked }) => liked).map(({ id }) => id);

/** Whether the form stands in place of the deck: after the third decision, and after the last. */
export const formIsNext = ({ decisions, lookingOn }: DeckState, all: number): boolean =>
  decisions.length >= all || (decisions.length >= BEFORE_FORM && !lookingOn);
