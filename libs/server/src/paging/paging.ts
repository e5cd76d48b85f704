/** Where a page of a list ended, latest first: the time in milliseconds and the id of its last row, as `<time>-<id>`. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null behind the last row. */
  readonly next: string | null;
}

const cursorText = ({ at, id }: Cursor): string => `${at.getTime()}-${id}`;

const cursorOf = (text: string): Cursor => {
  const [at = 0, id = 0] = text.split('-').map(Number);
  return { at: new Date(at), id };
};

/**
 * Reads one page of a list that may grow meanwhile: from the end of the page before, so that no row comes twice or is left out.
 * @param after in the form of the contract's `Cursor`; undefined for the first page
 * @param read asks for one row more than is shown, by which the last page is known
 */
export const readPage = async <Row>(
  limit: number,
  after: string | undefined,
  read: (limit: number, after: Cursor | null) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Cursor,
): Promise<Page<Row>> => {
  const found = await read(limit + 1, after === undefined ? null : cursorOf(after));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last === undefined || found.length <= limit ? null : cursorText(placeOf(last)) };
};
