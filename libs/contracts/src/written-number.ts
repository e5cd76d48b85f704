/** A number as `Intl` wrote it, with a true minus: it writes a hyphen in our languages, which is shorter, breaks lines, and is read out by few screen readers. */
export const writtenNumber = (formatted: string): string => formatted.replace('-', '\u2212');
