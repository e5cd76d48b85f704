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

/** Two members, of whom the first looks at the other; null for a visitor. */
export interface Pair {
  readonly viewerId: number | null;
  readonly memberId: number;
}

/**
 * `sharedRead` of what is between two members.
 * @param readAll reads the rows of all pairs in one statement, given as two lists of the same length; a pair that is missing in its answer has no row
 */
export const sharedPairRead = <Row extends Pair>(
  readAll: (viewerIds: readonly (number | null)[], memberIds: readonly number[]) => Promise<readonly Row[]>,
): ((viewerId: number | null, memberId: number) => Promise<Row | null>) => {
  const read = sharedRead<string, Row>(async (keys) => {
    const pairs = keys.map((key) => key.split(' ').map(Number));
    const rows = await readAll(
      pairs.map(([viewerId]) => viewerId || null),
      pairs.map(([, memberId]) => memberId!),
    );
    return new Map(rows.map((row) => [keyOf(row.viewerId, row.memberId), row]));
  });
  return (viewerId, memberId) => read(keyOf(viewerId, memberId));
};

/** Numbers of members begin with one. */
const keyOf = (viewerId: number | null, memberId: number): string => `${viewerId ?? 0} ${memberId}`;
