/** What the site says of people who were made up. */
export interface FictionalWords {
  /** "Fictional profile". */
  readonly label: string;
  /** "Fictional profiles": above a list. */
  readonly plural: string;
  /** The whole sentence. */
  readonly warning: string;
  /** Whether the mask stands beside the words. */
  readonly icon: boolean;
}
