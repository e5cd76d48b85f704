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
