/** The host without port, lower case, without a dot at its end. */
export const plainHost = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
