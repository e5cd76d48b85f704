/** Moves the focus from what is about to go; where nothing is named, to the title of the results. */
export const moveFocus = (place?: HTMLElement | null): void => (place ?? document.querySelector('h1'))?.focus({ preventScroll: true });
