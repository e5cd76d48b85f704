/** Rows as text in columns, each as wide as its widest cell; the first row is the head. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => (row[column] ?? '') + ' '.repeat(width - [...(row[column] ?? '')].length))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join('\n');
};
