interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** What the browser tells of the network; some tell nothing, and a server has none. */
const connection = (): Connection =>
  (globalThis as { readonly navigator?: { readonly connection?: Connection } }).navigator?.connection ?? {};

/** The network is known to be slow. */
export const isSlow = (): boolean => /^(slow-2g|2g|3g)$/.test(connection().effectiveType ?? '');

/** Nothing may be fetched that might not be needed. */
export const isSparing = (): boolean => connection().saveData === true || isSlow();
