import DataLoader from 'dataloader';

/** More keys than this make a second statement. */
const KEYS_MAX = 200;

/**
 * A read by one key whose callers share a statement when they ask in the same turn of the event loop: under load most of what a small read
 * costs is its way to the database and back. Nothing is kept: each call is answered by a statement that began after it.
 * @param readAll reads the rows of all keys in one statement; a key that is missing in its answer has no row
 */
export const sharedRead = <Key extends number | string, Row>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): ((key: Key) => Promise<Row | null>) => {
  const loader = new DataLoader<Key, Row | null>(
    async (keys) => {
      const rows = await readAll([...new Set(keys)]);
      return keys.map((key) => rows.get(key) ?? null);
    },
    { cache: false, maxBatchSize: KEYS_MAX, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
};
