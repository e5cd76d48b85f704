import type { Composition } from '@rendezvous/contracts/releases';

/** Reads the composition from the page. */
export const readComposition = (): Composition => JSON.parse(document.getElementById('composition')?.textContent ?? '') as Composition;
