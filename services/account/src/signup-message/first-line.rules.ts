/** A first line as it is kept with an account. */
export interface FirstLine {
  /** Null for nobody in particular. */
  readonly to: number | null;
  readonly text: string;
}

/** What a form says of a first line; null when it has none. Forms of earlier pages name neither. */
export const firstLineOf = (to: number | null | undefined, text: string | undefined): FirstLine | null =>
  text === undefined || text === '' ? null : { to: to ?? null, text };
