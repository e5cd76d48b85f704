const PREFIX = 'rdv:private:';

/**
 * As `privateStorage`, for what must be gone with the tab: account data that is typed. Cleared at logout with it. Each remote brings this along.
 */
export const privateTabStorage = {
  read: <T>(key: string): T | null => {
    try {
      const text = sessionStorage.getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  write: (key: string, value: unknown): void => {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // a full or forbidden storage loses the draft at a reload, nothing more
    }
  },
  remove: (key: string): void => {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // nothing was kept
    }
  },
};
