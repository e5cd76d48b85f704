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
export const JUDGED_MS = 10 * 60_000;
const SESSIONS_LEAST = 5;
const NETWORKS_LEAST = 3;
const SHARE_LEAST = 0.02;

/** Several people in several places, and more than what always fails somewhere: one visitor cannot take a canary back. */
export const isBroken = ({ loads, failures, sessions, networks }: FailureFigures): boolean =>
  sessions >= SESSIONS_LEAST && networks >= NETWORKS_LEAST && failures >= SHARE_LEAST * loads;
