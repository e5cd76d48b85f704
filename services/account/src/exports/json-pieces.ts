const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

type Rows = readonly unknown[] | AsyncIterable<unknown>;

const isList = (value: unknown): value is Rows =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * What a part tells as JSON, laid out as `JSON.stringify(value, null, 2)` does, row by row: lists of rows are long, and never become one text.
 * @param told lists, also such as are read piece by piece, or anything else that JSON can write, by name
 */
export async function* jsonPieces(told: unknown): AsyncGenerator<string> {
  if (typeof told !== 'object' || told === null || Array.isArray(told) || Object.keys(told).length === 0) {
    yield `${JSON.stringify(told, null, 2)}\n`;
    return;
  }
  let before = '{\n';
  for (const [name, value] of Object.entries(told as Record<string, unknown>)) {
    if (value === undefined) continue;
    yield `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    if (!isList(value)) {
      yield indented(value, '  ');
      continue;
    }
    yield* listPieces(value);
  }
  yield '\n}\n';
}

async function* listPieces(rows: Rows): AsyncGenerator<string> {
  let start = '[\n';
  for await (const row of rows) {
    yield `${start}    ${indented(row, '    ')}`;
    start = ',\n';
  }
  // nobody knows before that there is none
  yield start === '[\n' ? '[]' : '\n  ]';
}
