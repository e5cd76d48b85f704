const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/**
 * What a part tells as JSON, laid out as `JSON.stringify(value, null, 2)` does, row by row: lists of rows are long, and never become one text.
 * @param told lists, or anything else that JSON can write, by name
 */
export function* jsonPieces(told: unknown): Generator<string> {
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
    let start = '[\n';
    for (const row of value) {
      yield `${start}    ${indented(row, '    ')}`;
      start = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
