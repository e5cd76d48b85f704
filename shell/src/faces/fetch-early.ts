import { fetchFaces, hasOwnFaces, showOwnFaces } from './kept-faces';

/** Calls once the page has another title: another screen, or the next step of a form that keeps its address. */
const onNextTitle = (then: () => void): void => {
  const watch = new MutationObserver(() => {
    watch.disconnect();
    then();
  });
  const title = document.querySelector('title');
  if (title) watch.observe(title, { childList: true });
};

/**
 * Fetches our faces beside the first page, once somebody is there: that page stays as it was painted, the next screen and the next document
 * are set in them from the start.
 */
export const fetchFacesEarly = async (): Promise<void> => {
  if (hasOwnFaces()) return;
  try {
    await fetchFaces();
  } catch {
    // those that stand in stay
    return;
  }
  onNextTitle(showOwnFaces);
};
