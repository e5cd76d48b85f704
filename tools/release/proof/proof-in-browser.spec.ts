import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import { ReleaseFault } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { proofInBrowser } from './proof-in-browser.js';

const noBrowser = jest.fn(() =>
  Promise.reject(new Error('No Chromium was found. Install Chromium or Chrome, or set BROWSER_PATH to one.')),
);
const proofIn = (pages: RemoteScreens['pages']) =>
  proofInBrowser({
    screensOf: () => Promise.resolve({ pages, parts: {} }),
    folders: { read: () => Promise.reject(new Error('Nothing is read.')) },
    browser: noBrowser,
  })('/nowhere', buildFacts('mfe-chat', '1'), live);

const shell = { ...buildFacts('shell', '1'), remote: 'shell' };
const live = {
  revision: '1',
  remotes: { shell: { stable: shell, stableBy: 'ada', stableSince: new Date(0), before: null, canary: null, pinned: null } },
} as unknown as Parameters<ReturnType<typeof proofInBrowser>>[2];

test('without a browser nothing is proven, and it says how to have one or to do without', async () => {
  const proof = proofIn({ '/chat': { full: { at: '/chat', answers: {} } } });
  await expect(proof).rejects.toThrow(ReleaseFault);
  await expect(proof).rejects.toThrow(
    /^Its screens cannot be shown: No Chromium was found\. .* set BROWSER_PATH to one\. Or release it with --unproven, which the history keeps: npm run releases -- list mfe-chat$/,
  );
});

test('what the team does not say of its screens is told before a browser is sought', async () => {
  noBrowser.mockClear();
  expect((await proofIn({})).faults).toEqual([expect.stringMatching(/^Page \/chat cannot be shown/)]);
  expect(noBrowser).not.toHaveBeenCalled();
});
