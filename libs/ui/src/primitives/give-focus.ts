/** Where the reader was; the page's own part where that has gone, rather than nothing. */
export const placeOfFocus = (place: Element | null): HTMLElement | null => {
  const there = place !== null && place !== document.body && place.isConnected ? place : document.getElementById('main');
  return there instanceof HTMLElement ? there : null;
};

/** Gives the focus to where the reader was. */
export const giveFocus = (place: Element | null): void => placeOfFocus(place)?.focus({ preventScroll: true });
