/** Rows that are read at once. */
const PIECE = 500;

interface KeyedRow<Key> {
  readonly row: unknown;
  /** Where the next piece goes on. */
  readonly key: Key;
}

/**
 * Rows of a list that may be long, as an export tells them: no more than one piece of them is in memory.
 * @param read answers the rows after a key, in their order, at most `limit`
 */
export async function* inPieces<Key>(
  first: Key,
  read: (after: Key, limit: number) => Promise<readonly KeyedRow<Key>[]>,
): AsyncGenerator<unknown> {
  for (let after = first; ;) {
    const rows = await read(after, PIECE);
    for (const { row } of rows) yield row;
    if (rows.length < PIECE) return;
    after = rows.at(-1)!.key;
  }
}
