/**
 * Runs in the page, by itself: marks in the trace when a card is let go of and when the frame that shows the next one has been made, and counts the frames of
 * its flight.
 */
export const noteCards = (): void => {
  const FLIGHT_MS = 300;
  const deck = document;
  const top = (): string => deck.querySelector('article[data-depth="0"] h2')?.textContent ?? '';
  const perSecond: number[] = [];
  Object.assign(globalThis, { deckFrames: perSecond });

  const countFrames = (from: number, count: number) => (now: number) => {
    if (now - from < FLIGHT_MS) requestAnimationFrame(countFrames(from, count + 1));
    else perSecond.push((count * 1000) / (now - from));
  };

  const look = (before: string): void => {
    requestAnimationFrame(() => {
      if (top() === before) return look(before);
      // behind the frame that this belongs to
      setTimeout(() => performance.mark('deck-next'));
    });
  };

  document.addEventListener(
    'pointerup',
    () => {
      performance.mark('deck-release');
      look(top());
      requestAnimationFrame((now) => countFrames(now, 0)(now));
    },
    { capture: true },
  );
};
