const PREFIX = 'rdv:private:';

/** Storage that belongs to whoever is logged in (drafts, outbox): cleared at logout. Failing storage counts as empty. */
export const privateStorage = {
  read: <T>(key: string): T | null => {
    try {
      const text = localStorage.getItem(PREFIX + key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  write: (key: string, value: unknown): void => {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // a full or forbidden storage loses the draft at a reload, nothing more
    }
  },
  /** The keys that begin like this. */
  keys: (beginning: string): string[] => {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(PREFIX + beginning))
        .map((name) => name.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
  remove: (key: string): void => {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // nothing was kept
    }
  },
};

const clear = (kept: () => Storage): void => {
  try {
    const storage = kept();
    for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) storage.removeItem(key);
  } catch {
    // nothing was kept
  }
};

/** What this tab alone keeps (`privateTabStorage`). */
export const clearPrivateTabStorage = (): void => clear(() => sessionStorage);

export const clearPrivateStorage = (): void => {
  clear(() => localStorage);
  clearPrivateTabStorage();
};
