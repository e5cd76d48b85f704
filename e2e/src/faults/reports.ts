import type { Page } from '@playwright/test';
import { reportRemoteFailure } from '@rendezvous/contracts/releases';

interface SeenReport {
  readonly pageView: string;
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

/** The reports of one remote that a page sends from now on, and what the site answered. */
export const followReports = (page: Page, remote = 'mfe-search') => {
  const reports: SeenReport[] = [];
  const answers: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(reportRemoteFailure.path)) return;
    const report = request.postDataJSON() as SeenReport;
    if (report.remote !== remote) return;
    reports.push(report);
    // of a report that outlives its page nobody hears the answer
    void request.response().then((response) => response && answers.push(response.status()));
  });
  return { reports, answers };
};
