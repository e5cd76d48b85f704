import { type LoadableRelease, reportRemoteFailure } from '@rendezvous/contracts/releases';
import type { RemoteFailure } from './remote-failure';

/** Tells the site that a version did not work. */
export type Report = (release: LoadableRelease, failure: RemoteFailure) => void;

/** Reports of one page view: each version once, without waiting, and never again when a report is lost. */
export const reportsOf = (pageView: string): Report => {
  const reported = new Set<string>();
  return ({ version, descriptor: { remote } }, { phase, code }) => {
    const key = `${remote} ${version}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { method, path } = reportRemoteFailure;
    fetch(path, {
      method,
      // also when the page is left at this moment
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pageView, remote, version, phase, code }),
    }).catch(() => undefined);
  };
};
