/** Persons of an arm by the day of their first look. */
export interface PersonsOfDay {
  readonly slug: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Weights when it was drawn, such as `100-50`; null for who came without a draw. */
  readonly weights: string | null;
  readonly persons: number;
  /** Those of them who saw another arm, too. */
  readonly excluded: number;
}

/** Persons who reached the goal on a day. */
export interface ReachedOfDay {
  readonly slug: string;
  readonly day: string;
  readonly reached: number;
}

/** Visits that an arm was drawn for. */
export interface VisitsOfDay {
  readonly slug: string;
  readonly day: string;
  readonly weights: string;
  readonly visits: number;
}

/** What all persons of an arm did so far. */
export interface ArmTotals {
  readonly slug: string;
  readonly signups: number;
  readonly confirmed: number;
  readonly purchases: number;
}

export interface ReportCounts {
  readonly persons: readonly PersonsOfDay[];
  readonly reached: readonly ReachedOfDay[];
  readonly visits: readonly VisitsOfDay[];
  readonly totals: readonly ArmTotals[];
}
