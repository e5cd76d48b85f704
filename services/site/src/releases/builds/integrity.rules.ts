import { createHash } from 'node:crypto';

/** What the `integrity` attribute says of a file. */
export const integrityOf = (content: Buffer | string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
