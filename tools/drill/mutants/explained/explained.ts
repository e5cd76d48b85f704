/** A mutant of a rule that no test can or need notice. What is not given matches everything. */
export interface Explained {
  readonly file: string;
  /** Part of the line on which the mutant begins. */
  readonly line?: string;
  /** Part of what was replaced. */
  readonly from?: string;
  /** What it was replaced with. */
  readonly to?: string;
  readonly equivalent: string;
}
