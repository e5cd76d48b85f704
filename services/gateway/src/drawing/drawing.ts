import type { AnsweredCall } from '@rendezvous/contracts/releases';

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
  /** Null: it draws the shell's own pages. */
  readonly remote: ServerCode | null;
}

/** What a thread begins with. */
export interface ThreadStart extends DrawingCode {
  /** A page that is drawn before any counts, so that none waits for code that runs for the first time. */
  readonly warmUp: PageToDraw;
}

export interface PageToDraw {
  /** Path and query. */
  readonly url: string;
  /** As JSON. */
  readonly composition: string;
}

export interface DrawnPage {
  readonly html: string;
  /** As the browser would name the page, without the site; absent where the page, or a shell of before, does not say. */
  readonly title?: string | undefined;
  readonly answered: readonly AnsweredCall[];
}

/** What a thread answers: that it is ready (number 0), what it drew, that there is nothing to show, or why it failed. */
export interface ThreadReply {
  readonly number: number;
  /** Bytes outside the heap that the thread holds after it. */
  readonly buffers: number;
  /** Null: a page that leads elsewhere, or waits for what the browser asks for. */
  readonly drawn?: DrawnPage | null;
  readonly fault?: string;
}
