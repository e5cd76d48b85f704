import { createHmac } from 'node:crypto';
import type { Config } from '@rendezvous/server/config';

/** What is kept of an address that got its signup credits: without the key, nobody can try addresses against it. @param email lower case */
export const addressHash = ({ secretKey }: Pick<Config, 'secretKey'>, email: string): Buffer =>
  createHmac('sha256', secretKey).update(`address:${email}`).digest();
