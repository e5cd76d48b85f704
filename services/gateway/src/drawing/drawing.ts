import type { AnsweredCall, Composition } from '@rendezvous/contracts/releases';

/** A server build, as text, and where the files of its release are. */
export interface ServerCode {
  /** For stack traces. */
  readonly name: string;
  readonly text: string;
  /** Ends with a slash. */
  readonly address: string;
}

/** What a thread draws with for all its life: one shell, and the remote whose pages it draws. */
export interface DrawingCode {
  readonly shell: ServerCode;
  /** Null: the shell's own pages. */
  readonly remote: ServerCode | null;
}

export interface PageToDraw {
  /** Path and query. */
  readonly url: string;
  readonly composition: Composition;
}

export interface DrawnPage {
  readonly html: string;
  readonly answered: readonly AnsweredCall[];
}

/** What a thread answers: that it is ready (number 0), what it drew, or why it did not. */
export interface ThreadReply {
  readonly number: number;
  readonly drawn?: DrawnPage;
  readonly fault?: string;
}
