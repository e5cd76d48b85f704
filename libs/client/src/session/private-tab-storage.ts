const PREFIX = 'rdv:private:';

export const readPrivateTab = <T>(key: string): T | null => {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
};

export const writePrivateTab = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage loses the draft at a reload, nothing more
  }
};

/**
 * As `privateStorage`, for what must be gone with the tab: account data that is typed. Cleared at logout with it. Each remote brings this along.
 */
export const privateTabStorage = {
  read: readPrivateTab,
  write: writePrivateTab,
  remove: (key: string): void => {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // nothing was kept
    }
  },
};
