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

export const decided = (state: DeckState, decision: Decision): DeckState => ({ ...state, decisions: [...state.decisions, decision] });

export const likedIn = ({ decisions }: DeckState): number[] => decisions.filter(({ liked }) => liked).map(({ id }) => id);

/** Whether the form stands in place of the deck: after the third decision, and after the last. */
export const formIsNext = ({ decisions, lookingOn }: DeckState, all: number): boolean =>
  decisions.length >= all || (decisions.length >= BEFORE_FORM && !lookingOn);
