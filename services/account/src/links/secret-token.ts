import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What is kept of a secret: whoever reads the database gets in nowhere with it. */
export const secretHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A secret that nobody guesses, for links and cookies; given away once. */
export const secretToken = (): string => randomBytes(SECRET_BYTES).toString('base64url');
