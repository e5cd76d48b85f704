import { type FailureCode, type FailurePhase, SHELL_NAME } from '@rendezvous/contracts/releases';
import { readComposition } from '../composition/read-composition';
import { sendReport } from './failure-reports';

/** Tells the site, once in a page view, that the shell itself did not work. The watch over the start has a copy of this of its own. */
export const reportShellFailure = (phase: FailurePhase, code: FailureCode): void => {
  try {
    const { pageView, shell: version } = readComposition();
    const { dataset } = document.documentElement;
    if (!version || dataset['reported'] === pageView) return;
    dataset['reported'] = pageView;
    sendReport({ pageView, remote: SHELL_NAME, version, phase, code });
  } catch {
    // a page without its composition cannot say whose it is
  }
};
