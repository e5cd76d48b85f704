/** The demo world that everybody sees. */
export const SEED = 20_261_121;
