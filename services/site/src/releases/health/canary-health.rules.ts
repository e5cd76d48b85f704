import { minutes } from '@rendezvous/contracts/kernel';
import type { FailureCode, FailurePhase } from '@rendezvous/contracts/releases';

/** Page views that began with a version of a remote. */
export interface ReleaseLoad {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
}

/** A remote did not work in a page view. Session and network are keyed hashes: they are counted, never looked up. */
export interface FailureReport {
  readonly pageView: string;
  readonly remote: string;
  readonly version: string;
  readonly session: string;
  readonly network: string;
  readonly phase: FailurePhase;
  readonly code: FailureCode;
}

/** What the visitors of one version of a remote met lately. */
export interface FailureFigures {
  /** Page views that began with it. */
  readonly loads: number;
  /** Page views in which it failed. */
  readonly failures: number;
  /** Browsers that these were in. */
  readonly sessions: number;
  /** Networks that they came from. */
  readonly networks: number;
}

/** How far back a canary is judged. */
export const JUDGED_MS = minutes(10);
const SESSIONS_LEAST = 5;
const NETWORKS_LEAST = 3;
const SHARE_LEAST = 0.02;
/** Page views from which the stable version's share says something. */
const COMPARABLE_LOADS_LEAST = 50;
/** How many times the stable version's odds of failing are too many. */
const ODDS_RATIO_LEAST = 2;
/** Standard errors of the difference. High, because the question is asked again with every report. */
const STANDARD_ERRORS_LEAST = 3;

/** Several people in several places, and more than what always fails somewhere: one visitor cannot take a canary back. */
const isFailing = ({ loads, failures, sessions, networks }: FailureFigures): boolean =>
  sessions >= SESSIONS_LEAST && networks >= NETWORKS_LEAST && failures >= SHARE_LEAST * loads;

/** Browsers rather than page views, so that one that reloads again and again counts once. A report may come before its page view was counted. */
const countsOf = ({ loads, sessions }: FailureFigures) => ({ all: Math.max(loads, sessions), failed: sessions });

/** More than chance explains (two-proportion z-test), and so much more that it matters where there are many page views. */
const isClearlyWorse = (canary: FailureFigures, stable: FailureFigures): boolean => {
  const [one, other] = [countsOf(canary), countsOf(stable)];
  const pooled = (one.failed + other.failed) / (one.all + other.all);
  const standardError = Math.sqrt(pooled * (1 - pooled) * (1 / one.all + 1 / other.all));
  return (
    one.failed * (other.all - other.failed) >= ODDS_RATIO_LEAST * other.failed * (one.all - one.failed) &&
    one.failed / one.all - other.failed / other.all > STANDARD_ERRORS_LEAST * standardError
  );
};

/**
 * Whether a canary is to be taken back. What fails because of visitors' networks fails the stable version as well, in the same time; a
 * canary that has next to nothing stable beside it is judged by its own share alone.
 */
export const isBroken = (canary: FailureFigures, stable: FailureFigures): boolean =>
  isFailing(canary) && (countsOf(stable).all < COMPARABLE_LOADS_LEAST || isClearlyWorse(canary, stable));
