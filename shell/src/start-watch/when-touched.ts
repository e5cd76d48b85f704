/** What tells that somebody wants something of the page; browsers tell of pointers that move when nobody moves them. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Once, at the first touch, key or turn of a wheel. @returns what ends it */
export const whenTouched = (then: () => void): (() => void) => {
  const end = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, go, true);
  };
  const go = (): void => {
    end();
    then();
  };
  for (const sign of SIGNS) window.addEventListener(sign, go, { capture: true, passive: true });
  return end;
};
