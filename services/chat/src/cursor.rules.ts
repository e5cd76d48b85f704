/** Where a page of a list ended: the time in milliseconds and the id of its last row, as `<time>-<id>`. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

export const cursorText = ({ at, id }: Cursor): string => `${at.getTime()}-${id}`;

/** @param text in the form that the contract demands, with an id that the database can hold */
export const cursorOf = (text: string): Cursor => {
  const [at = 0, id = 0] = text.split('-').map(Number);
  return { at: new Date(at), id };
};
