import { Client } from 'pg';
import type { Product } from '../page/product.js';

const PLENTY = { member: 100_000_000, network: 100_000_000 };

/**
 * Lets one member open as many pages as are measured: a page whose first calls are refused for being too many is not drawn. Who starts
 * later knows of it at once.
 */
export const allowMany = async ({ database }: Product): Promise<void> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(`update site.sites set settings = settings || $1`, [JSON.stringify({ limits: { search: PLENTY } })]);
  } finally {
    await client.end();
  }
};
