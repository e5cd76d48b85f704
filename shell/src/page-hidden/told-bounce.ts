const KEY = 'shell:told-bounce';

/** What this tab told of its last page view that logs bounces: the page when it was a bounce, empty when it was none; null: nothing. */
export const takeTold = (): string | null => {
  try {
    const told = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return told;
  } catch {
    return null;
  }
};

export const keepTold = (page: string): void => {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // without a storage a reload is one more page view
  }
};
