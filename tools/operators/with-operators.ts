import { type OpenOperators, openOperators } from '@rendezvous/account';
import { withProductDatabase } from '../release/product-database.js';

const NO_MEMBERS = 'The database has no members yet. Start the product once with this version: npm start';

/** Works on the operators of the configured database. */
export const withOperators = <T>(work: (operators: OpenOperators) => Promise<T>): Promise<T> =>
  withProductDatabase((_, url) => openOperators(url), work, NO_MEMBERS);
