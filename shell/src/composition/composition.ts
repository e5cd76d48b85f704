import type { Composition } from '@rendezvous/contracts/releases';

/** What this tab's page is made of: nearly always what the page says, and then nothing is loaded to find out. */
export const compositionOfTab = async (page: Composition): Promise<Composition> => {
  const { overrides, refusedOverride, ...released } = page;
  if (!overrides && !refusedOverride) return page;
  try {
    const { chooseForTab } = await import(/* webpackChunkName: "override" */ './tab-overrides');
    return chooseForTab(page);
  } catch (fault) {
    reportError(fault);
    return released;
  }
};
