/** Before that a film would take the line from what the page needs. */
const REST_MS = 400;

/** Whether a visitor wants to get little, or to see nothing move. */
export const wantsLittle = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  const slow = /2g|3g/.test(connection?.effectiveType ?? '');
  return connection?.saveData === true || slow || matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** Does a work once the page has loaded and has had nothing to do for a moment. @returns takes it back */
export const whenAtRest = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => (timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), REST_MS));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
  };
};
