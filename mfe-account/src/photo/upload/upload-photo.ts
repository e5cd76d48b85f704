import type { ApiFault } from '@rendezvous/client';
import { type Pause, nextAfter } from './fault-kind.rules';
import { GIVEN_UP } from './given-up';
import { untilNextTry } from './next-try';

/** How an upload stands. */
export interface UploadStanding {
  /** Of the file, that has come through, 0 to 1. */
  readonly share: number;
  /** null while it goes on. */
  readonly paused: Pause | null;
}

export interface PhotoUpload<Reply> {
  readonly file: File;
  /** Tells the server of the file; answers the upload. Rejects with an `ApiFault`, as `finish`. */
  readonly begin: (file: { readonly size: number; readonly sha256: string | null }) => Promise<{ readonly upload: string }>;
  /** Makes the upload a photo. May be asked for again: it becomes one. */
  readonly finish: (upload: string) => Promise<Reply>;
  readonly onStanding: (standing: UploadStanding) => void;
  /** Aborted with `GIVEN_UP` the file goes at the server, too; without, the same file goes on where it stopped when it is sent again. */
  readonly signal: AbortSignal;
  /** Told whenever somebody wants it to go on at once. */
  readonly wakes: EventTarget;
}

/** A file that is damaged on its way again and again is not sent for ever. */
const ANEW_MAX = 3;

/** Compared at the other end; null without a secure connection. */
const digestOf = async (file: File): Promise<string | null> => {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Says that nobody wants it any more; what is not heard goes with its day. */
const discard = (upload: string): Promise<void> =>
  import(/* webpackChunkName: "send-bytes" */ './send-bytes').then(({ discardBytes }) => discardBytes(upload)).catch(() => undefined);

/**
 * Sends a photo, and goes on where it stopped whenever the line breaks, for as long as nobody gives it up.
 * @returns what `finish` answers; rejects with an `ApiFault` that trying again would not mend
 */
export const uploadPhoto = async <Reply>({ file, begin, finish, onStanding, signal, wakes }: PhotoUpload<Reply>): Promise<Reply> => {
  let upload: string | null = null;
  let share = 0;
  let [attempt, anew] = [0, 0];
  // also of one that was not taken, and is kept for another try
  const letGo = (): void => {
    if (upload !== null && signal.reason === GIVEN_UP) void discard(upload);
  };
  signal.addEventListener('abort', letGo);
  const attemptOnce = async (): Promise<Reply> => {
    if (upload === null) {
      const sha256 = await digestOf(file);
      signal.throwIfAborted();
      ({ upload } = await begin({ size: file.size, sha256 }));
      // given up while it began: nobody knew what to let go
      if (signal.aborted) letGo();
    }
    signal.throwIfAborted();
    const { sendBytes } = await import(/* webpackChunkName: "send-bytes" */ './send-bytes');
    const onProgress = (now: number): void => {
      if (now > share) attempt = 0;
      share = now;
      onStanding({ share, paused: null });
    };
    await sendBytes(upload, file, onProgress, signal);
    onStanding({ share: 1, paused: null });
    const reply = await finish(upload);
    upload = null;
    return reply;
  };
  for (;;) {
    try {
      return await attemptOnce();
    } catch (error) {
      signal.throwIfAborted();
      const next = nextAfter(faultIn(error));
      if (next === 'ends' || (next === 'anew' && (anew += 1) >= ANEW_MAX)) throw error;
      if (next === 'anew') [upload, share] = [null, 0];
      else onStanding({ share, paused: next });
      await untilNextTry(attempt, wakes, signal);
      attempt += 1;
      signal.throwIfAborted();
      onStanding({ share, paused: null });
    }
  }
};

/** What is no answer of the server was not heard at all: a script that did not come, for example. */
const faultIn = (error: unknown): ApiFault =>
  typeof (error as Partial<ApiFault> | null)?.status === 'number' ? (error as ApiFault) : { status: 0, body: null };
