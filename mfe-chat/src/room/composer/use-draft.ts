import { useEffect, useMemo, useRef } from 'react';
import { privateStorage, useUser } from '@rendezvous/client';

/** Writing to storage on each key stroke would make typing stutter on a slow phone. */
const PAUSE_MS = 300;

export interface Draft {
  /** What was being written when the room was left. */
  readonly first: string;
  readonly keep: (text: string) => void;
}

/** What a member has begun to write, one a conversation: survives leaving and reloading, and goes at logout. */
export const useDraft = (about: string): Draft => {
  const key = `chat:draft:${useUser()?.id ?? 0}:${about}`;
  const late = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  const draft = useMemo(
    () => ({
      first: privateStorage.read<string>(key) ?? '',
      keep: (text: string) => {
        if (late.current) clearTimeout(late.current.timer);
        const write = () => {
          late.current = null;
          if (text === '') privateStorage.remove(key);
          else privateStorage.write(key, text);
        };
        // an emptied draft was sent: a reload right after must not bring it back
        if (text === '') write();
        else late.current = { timer: setTimeout(write, PAUSE_MS), write };
      },
    }),
    [key],
  );
  // what was typed in the last moment before leaving counts too
  useEffect(() => {
    const flush = () => {
      if (!late.current) return;
      clearTimeout(late.current.timer);
      late.current.write();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return draft;
};
