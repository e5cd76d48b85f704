import { ReleaseFault } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { proofInBrowser } from './proof-in-browser.js';

test('without a browser nothing is proven, and it says how to have one or to do without', async () => {
  const prove = proofInBrowser({
    workspace: '/nowhere',
    folders: { read: () => Promise.reject(new Error('Nothing is read.')) },
    browser: () => Promise.reject(new Error('No Chromium was found. Install Chromium or Chrome, or set BROWSER_PATH to one.')),
  });
  const proof = prove('/nowhere', buildFacts('mfe-chat', '1'), { revision: '1', remotes: {} });
  await expect(proof).rejects.toThrow(ReleaseFault);
  await expect(proof).rejects.toThrow(
    /^Its screens cannot be shown: No Chromium was found\. .* set BROWSER_PATH to one\. Or release it with --unproven, which the history keeps: npm run releases -- list mfe-chat$/,
  );
});
