const isPieces = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const listed = async (pieces: AsyncIterable<unknown>): Promise<unknown[]> => {
  const list: unknown[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
};

/** What an export tells, or a section of it, with the lists in whole that it reads piece by piece. */
export const readWhole = async (told: unknown): Promise<Readonly<Record<string, unknown>>> => {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(told as object)) whole[name] = isPieces(value) ? await listed(value) : value;
  return whole;
};
