/** Calls once the page has loaded; at once when it has. */
export const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};
