import { type FailureCode, type FailurePhase, type LoadableRelease, reportRemoteFailure } from '@rendezvous/contracts/releases';

/** Where and how something failed. */
interface Failing {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
}

interface FailureReport extends Failing {
  readonly pageView: string;
  readonly remote: string;
  readonly version: string;
}

/** Sends a report without waiting, also when the page is left at this moment. */
export const sendReport = (report: FailureReport): void => {
  const { method, path } = reportRemoteFailure;
  fetch(path, { method, keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) }).catch(
    () => undefined,
  );
};

/** Tells the site that a version did not work. */
export type Report = (release: LoadableRelease, failure: Failing) => void;

/** Reports of one page view: each version once, without waiting, and never again when a report is lost. */
export const reportsOf = (pageView: string): Report => {
  const reported = new Set<string>();
  return ({ version, descriptor: { remote } }, { phase, code }) => {
    const key = `${remote} ${version}`;
    if (reported.has(key)) return;
    reported.add(key);
    sendReport({ pageView, remote, version, phase, code });
  };
};
