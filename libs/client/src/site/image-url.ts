let cdnPrefix = '/media/';

/** Called with the settings: what public photo addresses begin with. */
export const keepCdnPrefix = (prefix: string): void => {
  cdnPrefix = prefix;
};

/** The address of a public picture; signed addresses come complete and stay as they are. */
export const imageUrl = (filename: string): string =>
  filename.startsWith('/') || filename.includes('://') ? filename : cdnPrefix + filename;
