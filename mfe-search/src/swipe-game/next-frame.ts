/** A page that nobody sees makes no frames; a busy machine takes long for one. */
export const LATE_MS = 1000;

/**
 * Resolves once the frame has been made that shows what is drawn now: what is asked for after it, be it a call or a picture, does not keep
 * the next card waiting.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
