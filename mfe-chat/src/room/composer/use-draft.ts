import { useEffect, useMemo, useRef } from 'react';
import { privateStorage, useUser } from '@rendezvous/client';

/** Writing to storage on each key stroke would make typing stutter on a slow phone. */
const PAUSE_MS = 300;

export interface Draft {
  /** What is being written, for a field that begins, or comes back: what was left in the room before, and typed since. */
  readonly first: string;
  readonly keep: (text: string) => void;
  /** From now on it is about something else, with what is written so far; whoever opens that finds it at once. */
  readonly moveTo: (about: string) => void;
}

const write = (key: string, text: string): void => {
  if (text === '') privateStorage.remove(key);
  else privateStorage.write(key, text);
};

/** What a member has begun to write, one a conversation: survives leaving and reloading, and goes at logout. */
export const useDraft = (about: string): Draft => {
  const prefix = `chat:draft:${useUser()?.id ?? 0}:`;
  const late = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  /** Where it has moved to. */
  const moved = useRef<string | null>(null);
  const draft = useMemo(() => {
    const key = prefix + about;
    const written = { text: privateStorage.read<string>(key) ?? '' };
    const flush = () => {
      if (!late.current) return;
      clearTimeout(late.current.timer);
      late.current.write();
    };
    return {
      get first() {
        return written.text;
      },
      keep: (text: string) => {
        written.text = text;
        if (late.current) clearTimeout(late.current.timer);
        const now = () => {
          late.current = null;
          write(moved.current ?? key, text);
        };
        // an emptied draft was sent: a reload right after must not bring it back
        if (text === '' || moved.current !== null) now();
        else late.current = { timer: setTimeout(now, PAUSE_MS), write: now };
      },
      moveTo: (other: string) => {
        flush();
        const from = moved.current ?? key;
        moved.current = prefix + other;
        if (from === moved.current) return;
        const text = privateStorage.read<string>(from);
        if (text !== null) write(moved.current, text);
        privateStorage.remove(from);
      },
      flush,
    };
  }, [prefix, about]);
  // what was typed in the last moment before leaving counts too
  useEffect(() => {
    const { flush } = draft;
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft]);
  return draft;
};
